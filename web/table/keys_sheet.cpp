#include "web/table/keys_sheet.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "web/table/keys.hpp"
#include "web/table/panels.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view group_keys[key_groups] = {"keys.group.move",   "keys.group.view",
                                                     "keys.group.time",   "keys.group.back",
                                                     "keys.group.panels", "keys.group.analysis"};

constexpr int second_column = 2;  // begins with this group of keys

bool on_number_pad(const Press& press) {
  return press.key >= ImGuiKey_Keypad0 && press.key <= ImGuiKey_KeypadEqual;
}

// A key cap: its name on a small box. Returns where it ends.
float draw_key(const Theme& theme, ImDrawList& draw, float x, float y, float height,
               std::string_view name) {
  const float pad = px(theme, 7);
  const ImVec2 size = ui_text_size(theme, name, Face::small);
  const float width = std::max(size.x + 2 * pad, height);
  const float round = px(theme, 4);
  draw.AddRectFilled({x, y + px(theme, 2)}, {x + width, y + height + px(theme, 2)},
                     faded(colour::ink_soft, 0.35f), round);
  draw.AddRectFilled({x, y}, {x + width, y + height}, colour::paper_high, round);
  draw.AddRect({x, y}, {x + width, y + height}, faded(colour::ink_soft, 0.55f), round);
  ui_draw_text({theme, draw}, {x + (width - size.x) / 2, y + (height - size.y) / 2}, name,
               Face::small, colour::ink);
  return x + width;
}

// The names of a row's keys: those that do something, each once.
std::vector<std::string> names_of(const Texts& texts, const Settings& settings,
                                  const Shortcut& row) {
  std::vector<std::string> names;
  for (const Press& press : presses_of(row)) {
    if (on_number_pad(press) || (is_character(press) && !settings.letter_keys)) continue;
    std::string name = press_name(texts, press);
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  return names;
}

void draw_row(const Theme& theme, std::string_view what, const std::vector<std::string>& names,
              float width) {
  const float column = std::min(em(theme, 250), width * 0.52f);
  const float height = px(theme, 8) + em(theme, 16), gap = px(theme, 5);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const ImVec2 words = ui_text_size(theme, what, Face::text, width - column);
  // Takes as many lines as needed.
  float x = at.x, y = at.y;
  for (const std::string& name : names) {
    const float need =
        std::max(ui_text_size(theme, name, Face::small).x + 2 * px(theme, 7), height);
    if (x > at.x && x + need > at.x + column - gap) {
      x = at.x;
      y += height + gap;
    }
    x = draw_key(theme, draw, x, y, height, name) + gap;
  }
  const float keys = y + height - at.y;
  const float line = ui_text_size(theme, "X", Face::text).y;
  ui_draw_paragraph({theme, draw}, {at.x + column, at.y + (height - line) / 2}, what, Face::text,
                    colour::ink, width - column);
  ImGui::Dummy({width, std::max(keys, words.y) + px(theme, 3)});
}

}  // namespace

void draw_keys_sheet(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const bool two = !ui.theme.narrow;  // columns
  ui_dialog_begin(ui, "table.keys", tr(texts, "table.keys"), two ? 1040 : 620);
  const std::span<const Shortcut> rows = shortcuts();
  const float gap = px(ui.theme, 24);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float all = ImGui::GetContentRegionAvail().x;
  const float width = two ? (all - gap) / 2 : all;
  float low = at.y;
  for (int group = 0; group < key_groups; ++group) {
    const bool second = two && group >= second_column;
    const float x = second ? at.x + width + gap : at.x;
    if (two && group == second_column) ImGui::SetCursorScreenPos({x, at.y});
    const auto here = [&] { ImGui::SetCursorScreenPos({x, ImGui::GetCursorScreenPos().y}); };
    here();
    ui_text(ui, tr(texts, group_keys[group]), Face::strong, colour::accent);
    for (const Shortcut& row : rows) {
      const std::vector<std::string> names = names_of(texts, view.settings, row);
      if (static_cast<int>(row.group) != group || names.empty()) continue;
      here();
      draw_row(ui.theme, tr(texts, std::string("keys.") + row.id), names, width);
    }
    ui_gap(ui, 4);
    low = std::max(low, ImGui::GetCursorScreenPos().y);
  }
  ImGui::SetCursorScreenPos({at.x, low});
  ImGui::Dummy({all, 1});
  if (ui_dialog_last(ui, "table.keys.close", tr(texts, "common.close"), Tone::primary))
    intend(view, close_dialog);
  ui_dialog_end(ui);
}

}  // namespace bastide::web
