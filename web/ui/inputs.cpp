#include "web/ui/inputs.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "web/platform/text_field.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/press.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

void draw_switch(const Paint& paint, ImVec2 min, bool on) {
  const auto& [theme, draw] = paint;
  const float height = px(theme, 24), knob = height / 2;
  const ImVec2 max(min.x + px(theme, 42), min.y + height);
  draw.AddRectFilled(min, max, on ? colour::accent : colour::paper_low, knob);
  draw.AddRect(min, max, on ? colour::accent_low : colour::control_edge, knob, 0,
               px(theme, palette().outline));
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
  ui.theme.a11y.back().role = A11yRole::toggle;
  ui.theme.a11y.back().on = value;
  const ImVec2 min = ImGui::GetItemRectMin(), max = ImGui::GetItemRectMax();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  if (state.hovered)
    draw.AddRectFilled({min.x - px(theme, 6), min.y}, {max.x + px(theme, 6), max.y},
                       faded(colour::ink_soft, 0.08f), px(theme, 8));
  focus_ring({ui.theme, draw}, min, max, px(theme, 8));
  float y = min.y + (height - inner) / 2;
  ui_draw_paragraph({theme, draw}, {min.x, y}, label, Face::text, colour::ink, room);
  if (!explanation.empty())
    ui_draw_paragraph({theme, draw}, {min.x, y + name.y + px(theme, 1)}, explanation, Face::small,
                      colour::ink_soft, room);
  draw_switch({ui.theme, draw}, {max.x - track_w, (min.y + max.y - track_h) / 2}, value);
  if (state.pressed) value = !value;
  return state.pressed;
}

bool ui_choice(Ui& ui, const char* id, const std::vector<std::string>& labels, int& chosen) {
  bool changed = false;
  a11y_begin(ui.theme, A11yRole::options, a11y_above(ui.theme));
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
    ui.theme.a11y.back().role = A11yRole::option;
  }
  a11y_end(ui.theme);
  return changed;
}

namespace {

struct Editing {
  platform::Field field;
  bool left = false;
};

// As much of a text as fits into a field.
std::string_view fitting(std::string_view text, std::size_t letters) {
  std::size_t at = 0;
  for (; at < text.size(); ++at)
    if ((static_cast<unsigned char>(text[at]) & 0xc0) != 0x80 && letters-- == 0) break;
  return text.substr(0, at);
}

// ImGui shows what is edited in the system's field.
int edit(ImGuiInputTextCallbackData* data) {
  Editing& editing = *static_cast<Editing*>(data->UserData);
  const std::string before(data->Buf);
  std::string text = before;
  if (auto edited = platform::edit_field(editing.field, before)) {
    editing.left = edited->left;
    text = std::move(edited->text);
  }
  text = fitting(text, editing.field.letters);
  if (text == before || editing.field.fixed) return 0;
  data->DeleteChars(0, data->BufTextLen);
  data->InsertChars(0, text.c_str());
  return 0;
}

bool text_field(Ui& ui, const char* id, std::string_view hint, std::string& value,
                std::size_t letters, bool fixed) {
  const Theme& theme = ui.theme;
  const float height = theme.control;
  ImGui::PushFont(face(theme, Face::text));
  const float line = ImGui::GetFontSize();
  const float margin = px(theme, 11);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {margin, (height - line) / 2});
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const ImRect seen = ImGui::GetCurrentWindow()->ClipRect;
  const std::string own = std::string("##") + id, told(hint);
  Editing editing{{ImGui::GetID(own.c_str()), at.x, at.y, ImGui::CalcItemWidth(), height, line,
                   margin, ImGui::GetStyle().FrameRounding, std::max(0.0f, seen.Min.y - at.y),
                   std::max(0.0f, at.y + height - seen.Max.y), letters, fixed, told}};
  std::vector<char> buffer(4 * letters + 1);  // a letter has up to four bytes
  value.copy(buffer.data(), 4 * letters);
  const ImGuiInputTextFlags flags =
      ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_CallbackAlways |
      (fixed ? ImGuiInputTextFlags_ReadOnly : ImGuiInputTextFlags_None);
  if (ui.asked == id) ImGui::SetKeyboardFocusHere();
  const bool changed = ImGui::InputTextWithHint(own.c_str(), told.c_str(), buffer.data(),
                                                buffer.size(), flags, edit, &editing);
  if (editing.left) ImGui::ClearActiveID();
  ui.controls.editing |= ImGui::IsItemActive();
  if (changed) value = buffer.data();
  need_letters(theme, value);
  need_letters(theme, told);
  probe_last(ui, id);
  theme.a11y.back().role = A11yRole::field;
  theme.a11y.back().words = told;
  theme.a11y.back().value = value;
  focus_ring({theme, *ImGui::GetWindowDrawList()}, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
             px(theme, 7));
  ImGui::PopStyleVar();
  ImGui::PopFont();
  return changed;
}

}  // namespace

bool ui_input(Ui& ui, const char* id, std::string_view hint, std::string& value,
              std::size_t letters, float width) {
  ImGui::SetNextItemWidth(width);
  return text_field(ui, id, hint, value, letters, false);
}

void ui_focus_on_opening() {
  if (ImGui::IsWindowAppearing()) ImGui::SetKeyboardFocusHere();
}

void ui_fixed_text(Ui& ui, const char* id, std::string_view label, std::string text) {
  const std::size_t letters = text.size();
  ImGui::SetNextItemWidth(-1);
  text_field(ui, id, label, text, letters, true);
}

}  // namespace bastide::web
