#include "web/ui/inputs.hpp"

#include <algorithm>
#include <vector>

#include "web/ui/buttons.hpp"
#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

void draw_switch(const Theme& theme, ImDrawList& draw, ImVec2 min, bool on) {
  const float height = px(theme, 24), knob = height / 2;
  const ImVec2 max(min.x + px(theme, 42), min.y + height);
  draw.AddRectFilled(min, max, on ? colour::accent : colour::paper_low, knob);
  draw.AddRect(min, max, on ? colour::accent_low : faded(colour::ink_soft, 0.6f), knob, 0,
               px(theme, 1));
  draw.AddCircleFilled({on ? max.x - knob : min.x + knob, min.y + knob}, knob - px(theme, 3),
                       on ? colour::accent_ink : colour::ink_soft, 24);
}

bool ui_toggle(Ui& ui, const char* id, std::string_view label, bool& value,
               std::string_view explanation) {
  const Theme& theme = ui.theme;
  const float width = ImGui::GetContentRegionAvail().x;
  const float track_w = px(theme, 42), track_h = px(theme, 24), gap = px(theme, 14);
  const float room = width - track_w - gap;
  const ImVec2 name = ui_text_size(theme, label, Face::text, room);
  const ImVec2 more =
      explanation.empty() ? ImVec2(0, 0) : ui_text_size(theme, explanation, Face::small, room);
  const float inner = name.y + (explanation.empty() ? 0 : more.y + px(theme, 1));
  const float height = std::max(theme.control, inner + px(theme, 12));
  const Pressed state = press_area(ui, id, {width, height}, true);
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  if (state.hovered)
    draw.AddRectFilled({min.x - px(theme, 6), min.y}, {max.x + px(theme, 6), max.y},
                       faded(colour::ink_soft, 0.08f), px(theme, 8));
  focus_ring(ui.theme, draw, min, max, px(theme, 8));
  float y = min.y + (height - inner) / 2;
  ui_draw_paragraph(theme, draw, {min.x, y}, label, Face::text, colour::ink, room);
  if (!explanation.empty())
    ui_draw_paragraph(theme, draw, {min.x, y + name.y + px(theme, 1)}, explanation, Face::small,
                      colour::ink_soft, room);
  draw_switch(ui.theme, draw, {max.x - track_w, (min.y + max.y - track_h) / 2}, value);
  if (state.pressed) value = !value;
  return state.pressed;
}

bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen) {
  bool changed = false;
  const float right = ImGui::GetCursorScreenPos().x + ImGui::GetContentRegionAvail().x;
  const float gap = px(ui.theme, 6);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    const std::string own = std::string(id) + "." + std::to_string(i);
    const float width = ui_button_width(ui.theme, labels[i]);
    if (i > 0 && ImGui::GetItemRectMax().x + gap + width <= right) ImGui::SameLine(0, gap);
    ButtonStyle style;
    style.selected = chosen == static_cast<int>(i);
    if (ui_button(ui, own.c_str(), labels[i], style) && !style.selected) {
      chosen = static_cast<int>(i);
      changed = true;
    }
  }
  return changed;
}

bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t max_bytes, float width) {
  const float height = ui.theme.control;
  ImGui::PushFont(face(ui.theme, Face::text));
  const float line = ImGui::GetFontSize();
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {px(ui.theme, 11), (height - line) / 2});
  ImGui::SetNextItemWidth(width);
  std::vector<char> buffer(max_bytes + 1);
  value.copy(buffer.data(), max_bytes);
  const std::string own = std::string("##") + id;
  const bool changed =
      ImGui::InputTextWithHint(own.c_str(), std::string(hint).c_str(), buffer.data(), buffer.size(),
                               ImGuiInputTextFlags_AutoSelectAll);
  if (changed) value = buffer.data();
  need_letters(ui.theme, value);
  probe_last(ui, id);
  focus_ring(ui.theme, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
             ImGui::GetItemRectMax(), px(ui.theme, 7));
  ImGui::PopStyleVar();
  ImGui::PopFont();
  return changed;
}

}  // namespace bastide::web
