#include "web/table/tools.hpp"

#include <imgui.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/rules/scoring.hpp"
#include "web/panels/analysis/analysis_panel.hpp"
#include "web/panels/overlays.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/replay.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/table/menu.hpp"
#include "web/ui/flow.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

struct Tool {
  const char* id;
  Icon icon;
  std::string name;
  void (*act)(TableView&);
  bool selected = false;
  std::string_view why = {};  // why it is disabled
};

// As many as fit side by side: the track and sharing are also in the menu.
std::vector<Tool> tools_of(const TableView& view, float room) {
  const Table& table = view.table;
  const Session& session = view.session;
  const auto word = [&](const char* key) { return tr(view.texts, key); };
  const auto name = [&](const char* key) { return std::string(word(key)); };
  const float control = view.ui.theme.control;
  const bool track =
      track_matters(session.game) && table.layout.track.width <= 0 && control * 9 <= room;
  const bool share = control * (track ? 10 : 9) <= room;
  const bool undo = may_take_back(session) || (table.hand.placement && !table.hand.choice_only) ||
                    table.hand.chosen;
  std::vector<Tool> tools = {
      {"table.undo", Icon::undo, name("table.undo"), [](TableView& v) { undo_move(v); }, false,
       undo ? "" : word(why_not_taken_back(session))},
      {"table.redo", Icon::redo, name("table.redo"),
       [](TableView& v) { redo_move(v.session, v.table->display, v.table->motion); }, false,
       can_redo(session) ? "" : word("table.redo.none")},
      session.board ? Tool{"table.analysis", Icon::chart, name("board.title"), toggle_analysis,
                           table.side == SidePanel::analysis}
                    : Tool{"table.timeline", Icon::history, name("table.timeline"), toggle_timeline,
                           table.replay.open},
      {"table.fit", Icon::fit, name("table.fit"),
       [](TableView& v) { fit_board(v.ui.theme, v.session, v.table); }},
      {"table.log", Icon::log, name("table.log"),
       [](TableView& v) { toggle_side(v, SidePanel::log); }, table.side == SidePanel::log},
      {"table.bag", Icon::tiles, tr_count(view.texts, "tiles-left", tiles_left(table.display)),
       [](TableView& v) { toggle_side(v, SidePanel::bag); }, table.side == SidePanel::bag},
      {"table.view", Icon::eye, name("view.key"),
       [](TableView& v) {
         look_away(v.table->look);
         v.table->overlay.menu_open = !v.table->overlay.menu_open;
       },
       table.overlay.kind != Overlay::none || table.overlay.menu_open,
       view.settings->no_hints ? word("settings.purist.off") : ""}};
  if (track)
    tools.push_back({"table.track", Icon::star, name("table.track"),
                     [](TableView& v) { toggle_side(v, track_side(v.table)); },
                     table.side == track_side(table)});
  if (share)
    tools.push_back({"table.share", Icon::share, name("table.share"),
                     [](TableView& v) { request(v.requests, ask_for::Share{}); }});
  tools.push_back({"table.menu", Icon::menu, name("table.menu"), open_menu});
  std::erase_if(tools, [&](const Tool& tool) {
    const auto gone = [&](FoldedTool which) { return folds(view.ui.theme, table.layout, which); };
    return (tool.icon == Icon::redo && gone(FoldedTool::redo)) ||
           (tool.icon == Icon::log && gone(FoldedTool::log)) ||
           (tool.icon == Icon::history && gone(FoldedTool::timeline)) ||
           (tool.icon == Icon::fit && gone(FoldedTool::fit));
  });
  return tools;
}

float tools_length(const TableLayout& layout) {
  return layout.shape == TableShape::sideways ? layout.tools.height : layout.tools.width;
}

// The number of tiles left, drawn on the button that opens their list.
void draw_count(const Theme& theme, ImVec2 min, ImVec2 max, int count) {
  const std::string text = std::to_string(count);
  ImVec2 size = ui_text_size(theme, text, Face::small);
  const float most = px(theme, 20),
              scale = std::min(1.0f, most / size.y);  // or it hides the button
  size = {size.x * scale, size.y * scale};
  const float pad = px(theme, 4);
  const ImVec2 at(max.x - size.x - pad - 1, min.y);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.AddRectFilled({at.x - pad, at.y}, {at.x + size.x + pad, at.y + size.y}, colour::paper_low,
                     size.y / 2);
  ui_draw_number({theme, draw}, at, text, colour::ink, most);
}

}  // namespace

int folded_tools(const Theme& theme, const TableLayout& layout) {
  constexpr float large = 1.5f;
  constexpr int usual = 8;
  if (theme.text < large) return 0;
  const int fit = static_cast<int>(tools_length(layout) / theme.control);
  return std::clamp(usual - fit, 0, static_cast<int>(FoldedTool::fit) + 1);
}

void draw_tools(const TableView& view) {
  const TableLayout& layout = view.table->layout;
  const Theme& theme = view.ui.theme;
  panel_begin(view, "table.tools", layout.tools, layout.shape != TableShape::wide);
  theme.told.back().words = tr(view.texts, "told.tools");
  const bool upright = layout.shape == TableShape::sideways;
  const float length = tools_length(layout);
  const std::vector<Tool> tools = tools_of(view, length);
  const auto count = static_cast<float>(tools.size());
  const bool tight = length < 40 * count + px(theme, 8);
  const float margin = tight ? 0 : px(theme, 4), step = (length - 2 * margin) / count;
  const float side = std::min(theme.control, step);  // must not overlap
  const float across = ((upright ? layout.tools.width : layout.tools.height) - side) / 2;
  float along = margin + (step - side) / 2;
  for (const Tool& tool : tools) {
    const Area place{layout.tools.x + (upright ? across : along),
                     layout.tools.y + (upright ? along : across), side, side};
    Flow at{theme, &view.ui, place};
    ButtonStyle style;
    style.tone = Tone::quiet;
    style.width = side;
    style.selected = tool.selected;
    style.enabled = tool.why.empty();
    style.why = tool.why;
    if (at.icon(tool.id, tool.icon, tool.name, style)) intend(view, tool.act);
    if (tool.icon == Icon::tiles)
      draw_count(theme, place.min(), place.max(), tiles_left(view.table->display));
    along += step;
  }
  panel_end();
}

}  // namespace bastide::web
