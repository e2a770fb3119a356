#include "web/ui/surfaces.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/ui/ui.hpp"

namespace bastide::web {

namespace {

// A rounded rectangle except for a hole that will be covered anyway: without a graphics card,
// filling large areas repeatedly is the main cost.
void fill_around(ImDrawList& draw, const ImRect& all, const ImRect& hole, ImU32 ink,
                 float rounding) {
  if (hole.Min.x >= hole.Max.x || hole.Min.y >= hole.Max.y)
    return draw.AddRectFilled(all.Min, all.Max, ink, rounding);
  draw.AddRectFilled(all.Min, {all.Max.x, hole.Min.y}, ink, rounding, ImDrawFlags_RoundCornersTop);
  draw.AddRectFilled({all.Min.x, hole.Max.y}, all.Max, ink, rounding,
                     ImDrawFlags_RoundCornersBottom);
  draw.AddRectFilled({all.Min.x, hole.Min.y}, {hole.Min.x, hole.Max.y}, ink);
  draw.AddRectFilled({hole.Max.x, hole.Min.y}, {all.Max.x, hole.Max.y}, ink);
}

// All regions of a window.
void scroll_to_top(const ImGuiWindow& root) {
  for (ImGuiWindow* window : GImGui->Windows)
    if (window->RootWindow == &root) window->Scroll = {0, 0};
}

}  // namespace

void draw_paper(const Paint& paint, ImVec2 min, ImVec2 max, ImU32 paper, float rounding) {
  const auto& [theme, draw] = paint;
  const float r = px(theme, rounding);
  for (int i = 5; i >= 1; --i) {  // a soft shadow that falls to the south-east
    const float spread = px(theme, 1.5f) * static_cast<float>(i);
    fill_around(
        draw, {min.x - spread * 0.5f, min.y - spread * 0.2f, max.x + spread, max.y + spread * 1.3f},
        {min.x + r, min.y + r, max.x - r, max.y - r}, IM_COL32(0x3a, 0x26, 0x0c, 0x0e), r + spread);
  }
  draw.AddRectFilled(min, max, paper, r);
  draw.AddRect(min, max, colour::gloss, r, 0, px(theme, 1));
  draw.AddRect({min.x - 0.5f, min.y - 0.5f}, {max.x + 0.5f, max.y + 0.5f}, colour::edge, r, 0,
               px(theme, palette().outline));
}

void draw_desk(const Paint& paint, ImVec2 min, ImVec2 max) {
  const auto& [theme, draw] = paint;
  draw.AddRectFilledMultiColor(min, max, mix(colour::desk, colour::paper, 0.35f), colour::desk,
                               mix(colour::desk, colour::desk_dark, 0.45f),
                               mix(colour::desk, colour::paper, 0.05f));
  // A faint grid of tiles, as on a map that is about to be drawn.
  const float step = px(theme, 96);
  const ImU32 line = faded(colour::rule, 0.24f);
  for (float x = min.x + step / 2; x < max.x; x += step)
    draw.AddLine({x, min.y}, {x, max.y}, line, px(theme, 1));
  for (float y = min.y + step / 2; y < max.y; y += step)
    draw.AddLine({min.x, y}, {max.x, y}, line, px(theme, 1));
}

void ui_panel_begin(Ui& ui, const char* id, float width) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding,
                      {px(ui.theme, ui.theme.narrow ? 14 : 20), px(ui.theme, 14)});
  if (width < 0) width = ImGui::GetContentRegionAvail().x;
  ImGui::BeginChild(id, {width, 0},
                    ImGuiChildFlags_AutoResizeY | ImGuiChildFlags_AlwaysUseWindowPadding,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoScrollWithMouse |
                        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  a11y_region(ui.theme);
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  ImDrawList& draw = *window->DrawList;
  draw.PushClipRect(window->ParentWindow->ClipRect.Min, window->ParentWindow->ClipRect.Max);
  draw_paper({ui.theme, draw}, window->Pos,
             {window->Pos.x + window->Size.x, window->Pos.y + window->Size.y});
  draw.PopClipRect();
}

void ui_panel_end() {
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

bool ui_scrolls() {
  const ImGuiWindow* window = ImGui::GetCurrentWindow();
  return window->ScrollMax.y > 0 && !(window->Flags & ImGuiWindowFlags_NoScrollbar);
}

void ui_scroll_begin(const char* id, ImVec2 size) {
  const float beyond = ImGui::GetStateStorage()->GetFloat(ImGui::GetID(id), 0);
  ImGuiWindowFlags flags = ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened;
  if (beyond > 0 && beyond < hardly_scrolls) flags |= ImGuiWindowFlags_NoScrollbar;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::BeginChild(id, size, ImGuiChildFlags_None, flags);
  ImGui::PopStyleVar();
  const ImGuiWindow* window = ImGui::GetCurrentWindow();
  window->ParentWindow->StateStorage.SetFloat(window->ChildId, window->ScrollMax.y);
}

void ui_scroll_at(const char* id, const Area& at) {
  ImGui::SetCursorScreenPos(at.min());
  ui_scroll_begin(id, at.size());
}

void scroll_by_dragging(Controls& controls) {
  ImGuiContext& g = *GImGui;
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImGuiIO& io = ImGui::GetIO();
  const bool inside = g.HoveredWindow && ImGui::IsWindowChildOf(g.HoveredWindow, window, false);
  if (ImGui::IsMouseClicked(0) && inside && controls.drag_window == 0) {
    controls.drag_window = window->ID;
    controls.dragging = false;
    // A touch on a text field may be meant for it, or it may be the start of scrolling.
    controls.drag_selects =
        g.ActiveId != 0 && g.ActiveId == g.InputTextState.ID && !g.ActiveIdIsJustActivated;
    controls.glide_window = 0;
    controls.drag_speed = 0;
  }
  const bool bar =
      g.ActiveId != 0 && g.ActiveId == ImGui::GetWindowScrollbarID(window, ImGuiAxis_Y);
  if (controls.drag_window == window->ID && ImGui::IsMouseDown(0) && !controls.drag_selects &&
      !bar) {
    const float moved = io.MousePos.y - io.MouseClickedPos[0].y;
    if (!controls.dragging && std::fabs(moved) > 9 && window->ScrollMax.y > 0) {
      controls.dragging = true;
      ImGui::ClearActiveID();  // cancels the press: this is scrolling
    }
    if (controls.dragging) {
      ImGui::SetScrollY(window,
                        std::clamp(window->Scroll.y - io.MouseDelta.y, 0.0f, window->ScrollMax.y));
      const float dt = std::max(io.DeltaTime, 0.001f);
      controls.drag_speed = controls.drag_speed * 0.6f - io.MouseDelta.y / dt * 0.4f;
    }
  }
  if (controls.drag_window == window->ID && ImGui::IsMouseReleased(0) && controls.dragging)
    controls.glide_window = window->ID;
  if (controls.glide_window == window->ID && !ImGui::IsMouseDown(0)) {
    ImGui::SetScrollY(window, std::clamp(window->Scroll.y + controls.drag_speed * io.DeltaTime,
                                         0.0f, window->ScrollMax.y));
    controls.drag_speed *= std::exp(-4.5f * io.DeltaTime);
    if (std::fabs(controls.drag_speed) < 12) controls.glide_window = 0;
  }
}

void ui_scroll_end(Ui& ui) {
  scroll_by_dragging(ui.controls);
  ImGui::EndChild();
}

void ui_screen_begin(Ui& ui, const char* id) {
  const ImVec2 size = ImGui::GetIO().DisplaySize;
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({size.x, size.y - ui.notice_place.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings |
                   ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  if (ImGui::IsWindowAppearing() && !std::exchange(ui.controls.returning, false))
    scroll_to_top(*ImGui::GetCurrentWindow());
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();
  draw_desk({ui.theme, draw}, {0, 0}, size);
  draw.PopClipRect();
}

void ui_screen_end() { ImGui::End(); }

}  // namespace bastide::web
