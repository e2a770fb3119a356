#include "web/table/keys_sheet.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/session/settings.hpp"
#include "web/table/keys.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view group_keys[key_groups] = {"keys.group.move",   "keys.group.view",
                                                     "keys.group.time",   "keys.group.back",
                                                     "keys.group.panels", "keys.group.analysis"};

constexpr int second_column = 2;  // begins with this group of keys

bool on_number_pad(const KeyPress& press) {
  return press.key >= ImGuiKey_Keypad0 && press.key <= ImGuiKey_KeypadEqual;
}

// A key cap: its name on a small box.
void draw_key(const Theme& theme, ImDrawList& draw, const Area& at, std::string_view name) {
  const ImVec2 size = ui_text_size(theme, name, Face::small), min = at.min(), max = at.max();
  const float round = px(theme, 4), thick = px(theme, 2);
  draw.AddRectFilled({min.x, min.y + thick}, {max.x, max.y + thick}, faded(colour::ink_soft, 0.35f),
                     round);
  draw.AddRectFilled(min, max, colour::paper_high, round);
  draw.AddRect(min, max, faded(colour::ink_soft, 0.55f), round);
  ui_draw_text({theme, draw}, {at.x + (at.width - size.x) / 2, at.y + (at.height - size.y) / 2},
               name, Face::small, colour::ink);
}

// The names of a row's keys: those that do something, each once.
std::vector<std::string> names_of(const Texts& texts, const Settings& settings,
                                  const Shortcut& row) {
  std::vector<std::string> names;
  for (const KeyPress& press : presses_of(row)) {
    if (on_number_pad(press) || (is_character(press) && !settings.letter_keys)) continue;
    std::string name = press_name(texts, press);
    if (std::find(names.begin(), names.end(), name) == names.end())
      names.push_back(std::move(name));
  }
  return names;
}

// The keys, in as many lines as needed, and what they do.
void lay_row(Flow& flow, std::string_view what, const std::vector<std::string>& names) {
  const Theme& theme = flow.theme;
  const float column = std::min(em(theme, 250), flow.area.width * 0.52f);
  const float height = px(theme, 8) + em(theme, 16), gap = px(theme, 5);
  const Area at = flow.column(0, column).area;
  float x = at.x, y = at.y;
  for (const std::string& name : names) {
    const float width =
        std::max(ui_text_size(theme, name, Face::small).x + 2 * px(theme, 7), height);
    if (x > at.x && x + width > at.x + column - gap) {
      x = at.x;
      y += height + gap;
    }
    if (flow.ui) draw_key(theme, flow.paint().draw, {x, y, width, height}, name);
    x += width + gap;
  }
  const float lift = (height - ui_text_size(theme, "X", Face::text).y) / 2;
  Flow words = flow.column(column, flow.area.width - column);
  words.take(lift);
  words.text(what);
  flow.take(std::max(y + height - at.y, words.height() - lift));
}

void lay_group(Flow& flow, const Texts& texts, const Settings& settings, int group) {
  const float between = ImGui::GetStyle().ItemSpacing.y;
  flow.text(tr(texts, group_keys[group]), Face::strong, colour::accent);
  flow.take(between);
  for (const Shortcut& row : shortcuts()) {
    const std::vector<std::string> names = names_of(texts, settings, row);
    if (static_cast<int>(row.group) != group || names.empty()) continue;
    lay_row(flow, tr(texts, std::string("keys.") + row.id), names);
    flow.take(px(flow.theme, 3) + between);
  }
  flow.take(px(flow.theme, 4) + between);
}

}  // namespace

void draw_keys_sheet(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const bool two = !ui.theme.narrow;  // columns
  ui_dialog_begin(ui, "table.keys", tr(texts, "table.keys"), two ? 1040 : 620);
  flow_here(ui, ImGui::GetContentRegionAvail().x, [&](Flow& flow) {
    const float all = flow.area.width, gap = px(ui.theme, 24);
    const float width = two ? (all - gap) / 2 : all;
    Flow first = flow.column(0, width), second = flow.column(all - width, width);
    for (int group = 0; group < key_groups; ++group)
      lay_group(two && group >= second_column ? second : first, texts, view.settings, group);
    flow.join({first, second});
    flow.take(1);
  });
  if (ui_dialog_last(ui, "table.keys.close", tr(texts, "common.close"), Tone::primary))
    intend(view, close_dialog);
  ui_dialog_end(ui);
}

}  // namespace bastide::web
