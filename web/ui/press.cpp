#include "web/ui/press.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

void probe_last(Ui& ui, std::string id, bool enabled) {
  const ImVec2 min = ImGui::GetItemRectMin(), size = ImGui::GetItemRectSize();
  const ImVec2 middle(min.x + size.x / 2, min.y + size.y / 2);
  const bool seen = ImGui::GetCurrentWindow()->ClipRect.Contains(middle);
  const double since = in_place_since(ui, id);
  A11yNode& told = a11y_control(ui.theme, id, min, ImGui::GetItemRectMax());
  told.enabled = enabled;
  told.focused = ImGui::IsItemFocused() && !GImGui->NavDisableHighlight;
  if (told.focused) probe_fact(ui.probe, "focus", id);
  ProbeItem& item = probe_item(ui.probe, std::move(id), min.x, min.y, size.x, size.y);
  item.enabled = enabled;
  item.seen = seen;
  item.since = since;
  const ImGuiWindow* window = ImGui::GetCurrentWindow();
  item.top = std::max(min.y, window->ClipRect.Min.y);
  item.bottom = std::min(min.y + size.y, window->ClipRect.Max.y);
  for (; window; window = window->ParentWindow)
    item.scrolls |= window->ScrollMax.y > 0 && !(window->Flags & ImGuiWindowFlags_NoScrollbar);
}

void note_place(Ui& ui, const std::string& id, ImVec2 at, ImVec2 size) {
  // Below a dialog nothing is in its place: it appears when that closes.
  const ImGuiWindow* dialog = ImGui::GetTopMostPopupModal();
  if (dialog && GImGui->CurrentWindow && GImGui->CurrentWindow->RootWindow != dialog) return;
  const auto [known, appeared] = ui.controls.places.try_emplace(id);
  ControlPlace& now = known->second;
  const bool moved = std::fabs(at.x - now.x) > size.x / 2 || std::fabs(at.y - now.y) > size.y / 2;
  if (appeared || moved) now.since = ui.now;
  now.x = at.x;
  now.y = at.y;
  now.drawn = true;
}

bool stands(const Ui& ui, const std::string& id, double pressed) {
  const auto known = ui.controls.places.find(id);
  return known != ui.controls.places.end() && pressed - known->second.since >= ui.controls.patience;
}

double in_place_since(const Ui& ui, const std::string& id) {
  const auto known = ui.controls.places.find(id);
  return known == ui.controls.places.end() ? 0 : known->second.since;
}

bool press_counts(Ui& ui, const std::string& id) {
  const ImVec2 min = ImGui::GetItemRectMin();
  const float scrolled = ImGui::GetCurrentWindow()->Scroll.y;  // what scrolls does not appear
  note_place(ui, id, {min.x, min.y + scrolled}, ImGui::GetItemRectSize());
  bool& hasty = ui.controls.places[id].hasty;
  if (ImGui::IsItemActivated())
    hasty = GImGui->ActiveIdSource == ImGuiInputSource_Mouse && !stands(ui, id, ui.now);
  return !hasty;
}

void use_key(ImGuiKey key) {
  ImGui::SetKeyOwner(key, ImGui::GetID("used"), ImGuiInputFlags_LockThisFrame);
}

bool takes_arrow(ImGuiKey key) {
  ImGuiContext& g = *GImGui;
  if (!ImGui::IsKeyPressed(key, false)) return false;
  const bool seeks_first = g.NavInitRequest && g.NavInitRequestFromMove && g.NavId == 0;
  if (!g.NavDisableHighlight && !seeks_first) return false;
  g.NavDisableHighlight = true;
  g.NavInitRequest = false;
  ImGui::NavMoveRequestCancel();
  use_key(key);
  return true;
}

void forget_places(Controls& controls) {
  std::erase_if(controls.places, [](const auto& one) { return !one.second.drawn; });
  for (auto& [id, one] : controls.places) one.drawn = false;
}

bool held_long(const Theme& theme) {
  return theme.long_press > 0 && GImGui->ActiveIdTimer > theme.long_press;
}

void focus_ring(const Paint& paint, ImVec2 min, ImVec2 max, float rounding) {
  const auto& [theme, draw] = paint;
  if (!ImGui::IsItemFocused() || GImGui->NavDisableHighlight) return;
  const float gap = px(theme, 2), width = px(theme, 2.5f);
  draw.AddRect({min.x - gap, min.y - gap}, {max.x + gap, max.y + gap}, colour::focus,
               rounding + gap, 0, width);
}

void tooltip(Ui& ui, std::string_view text) {
  if (text.empty() || ui.controls.dragging) return;
  const bool focused = ImGui::IsItemFocused() && !GImGui->NavDisableHighlight;
  const bool touch = ui.theme.touch;
  const bool hovered =
      touch ? ImGui::IsItemActive() && held_long(ui.theme)
            : ImGui::IsItemHovered(ImGuiHoveredFlags_DelayNormal | ImGuiHoveredFlags_NoSharedDelay);
  if (!focused && !hovered) return;
  probe_fact(ui.probe, "tip", std::string(text));
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const float margin = px(ui.theme, 8);
  const float wrap = std::min(em(ui.theme, 300), screen.x - 4 * margin);
  const ImVec2 size = ui_text_size(ui.theme, text, Face::small, wrap);
  const float width = size.x + 2 * margin, height = size.y + 1.4f * margin;
  float x = (min.x + max.x - width) / 2;
  x = std::clamp(x, margin, std::max(margin, screen.x - width - margin));
  // Placed where no finger hides it.
  float y = touch ? min.y - height - margin : max.y + margin;
  if (y < margin) y = max.y + margin;
  if (y + height > screen.y - margin) y = min.y - height - margin;
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  draw.AddRectFilled({x, y}, {x + width, y + height}, faded(colour::ink, 0.94f), px(ui.theme, 5));
  ui_draw_paragraph({ui.theme, draw}, {x + margin, y + 0.7f * margin}, text, Face::small,
                    colour::paper_high, wrap);
}

Pressed press_area(Ui& ui, const char* id, ImVec2 size, bool enabled) {
  ImGuiWindow* window = ImGui::GetCurrentWindow();
  const ImVec2 min = window->DC.CursorPos;
  const ImRect box(min, {min.x + size.x, min.y + size.y});
  ImGui::ItemSize(size);
  const ImGuiID key = window->GetID(id);
  const bool seen = ImGui::ItemAdd(box, key);
  Pressed out{false, false, false};
  if (seen) out.pressed = ImGui::ButtonBehavior(box, key, &out.hovered, &out.held);
  out.pressed &= press_counts(ui, id);
  out.pressed |= ui.asked == id;
  probe_last(ui, id, enabled);
  if (ui.theme.touch && !out.held) out.hovered = false;  // a finger does not hover
  return out;
}

Pressed press_area(Ui& ui, const std::string& id, const Area& at) {
  ImGui::SetCursorScreenPos(at.min());
  return press_area(ui, id.c_str(), at.size(), true);
}

}  // namespace bastide::web
