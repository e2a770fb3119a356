#include "web/ui/dialogs.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/platform/text_field.hpp"
#include "web/ui/press.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

namespace {

// In a dialog's storage: the height of its foot, and by how much its body scrolls.
constexpr ImGuiID foot_key = 1, beyond_key = 2;

void dialog_body_end(Ui& ui) {
  scroll_by_dragging(ui.controls);
  ImGuiWindow* body = ImGui::GetCurrentWindow();
  body->ParentWindow->StateStorage.SetFloat(beyond_key, body->ScrollMax.y);
  ImGui::EndChild();
}

}  // namespace

void ui_dialog_begin(Ui& ui, const char* id, std::string_view title, float design_width) {
  const Theme& theme = ui.theme;
  ImVec2 screen = ImGui::GetIO().DisplaySize;
  screen.y -= ui.notice_place.height;
  const float margin = px(theme, theme.narrow || theme.low ? 10 : 24);
  const float width = std::min(em(theme, design_width), screen.x - 2 * margin);
  if (!ImGui::IsPopupOpen(id)) ImGui::OpenPopup(id);
  a11y_dialog(theme, title);
  // In the middle of the window, but above notices.
  const ImGuiWindow* before = ImGui::FindWindowByName(id);
  const float half = before ? before->Size.y / 2 : 0;
  const float middle =
      std::max(std::min(ImGui::GetIO().DisplaySize.y / 2, screen.y - margin - half),
               std::min(screen.y / 2, margin + half));
  ImGui::SetNextWindowPos({screen.x / 2, middle}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, screen.y - 2 * margin});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {px(theme, theme.narrow ? 16 : 24), px(theme, theme.low ? 12 : 18)});
  ImGui::BeginPopupModal(id, nullptr,
                         ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                             ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_AlwaysAutoResize |
                             ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                             ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar |
                             ImGuiWindowFlags_NoScrollWithMouse);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  if (window->Appearing) ui.controls.dialog_since = ui.now;
  ImDrawList& draw = *window->DrawList;
  draw.PushClipRectFullScreen();
  draw_paper({ui.theme, draw}, window->Pos,
             {window->Pos.x + window->Size.x, window->Pos.y + window->Size.y}, colour::paper, 12);
  draw.PopClipRect();
  // The body scrolls when it does not fit. A small margin at its sides leaves room for shadows and
  // the focus ring.
  const float air = std::floor(px(theme, 5));  // half a pixel would be scrolled by
  const ImVec2 padding = ImGui::GetStyle().WindowPadding;
  const float known = window->StateStorage.GetFloat(foot_key, 0);
  ui.controls.foot_scrolls = known > screen.y / 2;
  const float foot = ui.controls.foot_scrolls ? 0 : known;
  const float room = screen.y - 2 * margin - 2 * padding.y - foot;
  const float inner = width - 2 * padding.x + 2 * air;
  ui.controls.dialog_foot = no_foot;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() - air);
  ImGui::SetNextWindowSizeConstraints({inner, 0}, {inner, std::max(room, px(theme, 60))});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {air, air});
  ImGuiWindowFlags flags = ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened;
  const float beyond = window->StateStorage.GetFloat(beyond_key, 0);
  if (beyond > 0 && beyond < hardly_scrolls) flags |= ImGuiWindowFlags_NoScrollbar;
  ImGui::BeginChild("body", {inner, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding, flags);
  ImGui::PopStyleVar();
  if (window->Appearing) ImGui::SetScrollY(0);
  if (!title.empty()) {
    ui_heading(ui, title);
    ui_gap(ui, 2);
  }
}

void ui_dialog_foot(Ui& ui) {
  if (!ui.controls.foot_scrolls) dialog_body_end(ui);
  ui.controls.dialog_foot = ImGui::GetCursorScreenPos().y - ImGui::GetStyle().ItemSpacing.y;
}

void ui_dialog_end(Ui& ui) {
  float& foot = ui.controls.dialog_foot;
  const float height = foot == no_foot ? 0 : ImGui::GetItemRectMax().y - foot;
  if (foot == no_foot || ui.controls.foot_scrolls) dialog_body_end(ui);
  ImGui::GetCurrentWindow()->StateStorage.SetFloat(foot_key, height);
  foot = no_foot;
  ImGui::EndPopup();
  ImGui::PopStyleVar();
}

bool ui_dialog_last(Ui& ui, const char* id, std::string_view label, Tone tone) {
  ui_dialog_foot(ui);
  ButtonStyle style;
  style.width = -1;
  style.tone = tone;
  return ui_button(ui, id, label, style);
}

bool ui_dialog_open() { return ImGui::GetTopMostPopupModal() != nullptr; }

namespace {

bool editing_text() {
  const ImGuiContext& g = *GImGui;
  return g.ActiveId != 0 && g.ActiveId == g.InputTextState.ID;
}

}  // namespace

bool ui_escape() {
  if (!ImGui::IsKeyPressed(ImGuiKey_Escape, false)) return false;
  if (editing_text() && !ui_dialog_open()) return false;
  use_key(ImGuiKey_Escape);
  return true;
}

bool ui_pressed_beside(const Ui& ui) {
  const ImGuiWindow* dialog = ImGui::GetTopMostPopupModal();
  if (!dialog || !ImGui::IsMouseClicked(0) || editing_text()) return false;
  const ImVec2 at = ImGui::GetIO().MousePos;
  return !dialog->Rect().Contains(at) && !on_notices(ui, at.x, at.y) &&
         ui.now - ui.controls.dialog_since >= ui.controls.patience;
}

bool ui_appearing() {
  for (const ImGuiWindow* window : GImGui->Windows)
    if (window->Active && window->Appearing) return true;
  return false;
}

bool ui_input_waits() { return GImGui->InputEventsQueue.Size > 0; }

bool ui_end_frame(Ui& ui, bool dialog_wanted) {
  ImGuiContext& g = *GImGui;
  while (g.OpenPopupStack.Size > 0) {
    const ImGuiWindow* top = g.OpenPopupStack.back().Window;
    const bool stale = top && (top->Flags & ImGuiWindowFlags_Modal) &&
                       (!dialog_wanted || top->LastFrameActive < g.FrameCount);
    if (!stale) break;
    ImGui::ClosePopupToLevel(g.OpenPopupStack.Size - 1, true);
  }
  if (!std::exchange(ui.controls.editing, false)) platform::end_field();
  if (!ImGui::IsMouseDown(0)) {
    ui.controls.drag_window = 0;
    ui.controls.dragging = false;
  }
  forget_places(ui.controls);
  // What appears after a while must not need another movement.
  const bool holding =
      ui.theme.touch && g.ActiveId != 0 && ui.theme.long_press > 0 && !held_long(ui.theme);
  const bool resting = g.HoverItemDelayId != 0 && g.HoverItemDelayTimer < g.Style.HoverDelayNormal;
  return ui.controls.glide_window != 0 || holding || resting;
}

}  // namespace bastide::web
