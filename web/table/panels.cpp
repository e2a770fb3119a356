#include "web/table/panels.hpp"

#include <imgui.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/rules/scoring.hpp"
#include "web/table/free_place.hpp"
#include "web/table/moves.hpp"
#include "web/table/table_view.hpp"
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
  const bool undo =
      may_take_back(session) || (table.hand.placement && !table.hand.fixed) || table.hand.chosen;
  std::vector<Tool> tools = {
      {"table.undo", Icon::undo, name("table.undo"), undo_move, false,
       undo ? "" : word(why_not_taken_back(session))},
      {"table.redo", Icon::redo, name("table.redo"),
       [](TableView& v) { redo_move(v.session, v.table->display, v.table->motion); }, false,
       can_redo(session) ? "" : word("table.redo.none")},
      session.board ? Tool{"table.analysis", Icon::chart, name("board.title"), toggle_analysis,
                           table.side == SidePanel::analysis}
                    : Tool{"table.timeline", Icon::history, name("table.timeline"), toggle_timeline,
                           table.replay.open},
      {"table.fit", Icon::fit, name("table.fit"),
       [](TableView& v) { fit_table(v.ui.theme, v.session, v.table); }},
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
       view.settings->purist ? word("settings.purist.off") : ""}};
  if (track)
    tools.push_back({"table.track", Icon::star, name("table.track"),
                     [](TableView& v) { toggle_side(v, track_side(v.table)); },
                     table.side == track_side(table)});
  if (share)
    tools.push_back({"table.share", Icon::share, name("table.share"),
                     [](TableView& v) { request(v.requests, ask_for::Share{}); }});
  tools.push_back({"table.menu", Icon::menu, name("table.menu"),
                   open_table_dialog});
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

void panel_begin(const TableView& view, const char* id, const Area& area, bool flush) {
  const Theme& theme = view.ui.theme;
  ImGui::SetNextWindowPos(area.min());
  ImGui::SetNextWindowSize(area.size());
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {px(theme, 10), px(theme, 8)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  tell_region(theme);
  view.drawn.panels.push_back(area);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();
  draw_paper({theme, draw}, area.min(), area.max(), colour::paper, flush ? 0.0f : 10.0f);
  draw.PopClipRect();
}

void panel_end() { ImGui::End(); }

bool panel_head(Ui& ui, const Texts& texts, Area& rest, const char* close, std::string_view title) {
  const Theme& theme = ui.theme;
  const float pad = px(theme, 14);
  ui_draw_text({theme, *ImGui::GetWindowDrawList()}, {rest.x + pad, rest.y + px(theme, 12)}, title,
               Face::heading, colour::ink, rest.width - theme.control - 2 * pad);
  ButtonStyle style;
  style.tone = Tone::quiet;
  ImGui::SetCursorScreenPos(
      {rest.x + rest.width - theme.control - px(theme, 6), rest.y + px(theme, 6)});
  const bool closes = ui_icon_button(ui, close, Icon::cross, tr(texts, "common.close"), style);
  cut_top(rest, theme.control + pad);
  rest = {rest.x + pad, rest.y, rest.width - 2 * pad, rest.height - pad};
  return closes;
}

int folded_tools(const Theme& theme, const TableLayout& layout) {
  constexpr float large = 1.5f;
  constexpr int usual = 8;
  if (theme.text < large) return 0;
  const int fit = static_cast<int>(tools_length(layout) / theme.control);
  return std::clamp(usual - fit, 0, static_cast<int>(FoldedTool::fit) + 1);
}

void draw_tools(const TableView& view) {
  const TableLayout& layout = view.table->layout;
  Theme& theme = view.ui.theme;
  panel_begin(view, "table.tools", layout.tools, layout.shape != TableShape::wide);
  theme.told.back().words = tr(view.texts, "told.tools");
  const bool upright = layout.shape == TableShape::sideways;
  const float length = tools_length(layout);
  const std::vector<Tool> tools = tools_of(view, length);
  const auto count = static_cast<float>(tools.size());
  const bool tight = length < 40 * count + px(theme, 8);
  const float margin = tight ? 0 : px(theme, 4), step = (length - 2 * margin) / count;
  const float whole = theme.control;
  theme.control = std::min(whole, step);  // must not overlap
  const float across = ((upright ? layout.tools.width : layout.tools.height) - theme.control) / 2;
  float along = margin + (step - theme.control) / 2;
  const Tool* pressed = nullptr;
  for (const Tool& tool : tools) {
    ImGui::SetCursorScreenPos(
        {layout.tools.x + (upright ? across : along), layout.tools.y + (upright ? along : across)});
    ButtonStyle style;
    style.tone = Tone::quiet;
    style.selected = tool.selected;
    style.enabled = tool.why.empty();
    style.why = tool.why;
    if (ui_icon_button(view.ui, tool.id, tool.icon, tool.name, style)) pressed = &tool;
    if (tool.icon == Icon::tiles)
      draw_count(theme, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
                 tiles_left(view.table->display));
    along += step;
  }
  theme.control = whole;
  panel_end();
  if (pressed) intend(view, pressed->act);
}

// That one is on an analysis board, or that moves have been taken back; and the way out.
void draw_banner(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const Table& table = view.table;
  const bool aside = session.board.has_value();
  // Where the open panel of the board is not beside it, it says enough and leaves no room for more.
  const TableLayout& layout = table.layout;
  const bool beside = layout.shape == TableShape::wide && layout.board.x > layout.side.x;
  const bool said = table.side == SidePanel::analysis && !beside;
  if (aside ? said : at_end(session) || table.replay.open) return;
  const Area& board = table.layout.board;
  // A turn that has been taken back in part counts, too.
  const int turns = session.positions.back().turn - session.positions[session.cursor].turn;
  const std::string words = aside ? std::string(tr(texts, "board.title"))
                                  : tr_count(texts, "table.past", std::max(1, turns));
  const std::string_view label = tr(texts, !aside                        ? "table.restore"
                                           : session.board->from.empty() ? "sheet.home"
                                                                         : "board.leave");
  probe_fact(ui.probe, "table.banner", words);
  const float button = ui_button_width(ui.theme, label);
  ImVec2 text = ui_text_size(ui.theme, words, Face::small);
  const float pad = px(ui.theme, 10);
  const bool stacked = table.layout.shape == TableShape::sideways ||
                       text.x + button + 3 * pad > board.width - px(ui.theme, 12);
  const float most = board.width - px(ui.theme, 12);
  const float width =
      stacked ? std::min(std::max(text.x, button) + 2 * pad, most) : text.x + button + 3 * pad;
  const float room = width - 2 * pad;
  if (stacked) text = ui_text_size(ui.theme, words, Face::small, room);
  const float height = ui.theme.control + pad + (stacked ? text.y + pad / 2 : 0);
  const Area area = view.drawn.banner =
      settled_place(view, board, {width, height}, view.drawn.banner);
  panel_begin(view, "table.banner", area, false);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float text_y = stacked ? area.y + pad / 2 : area.y + (area.height - text.y) / 2;
  ui_draw_paragraph({ui.theme, draw}, {area.x + pad, text_y}, words, Face::small, colour::ink,
                    room);
  ImGui::SetCursorScreenPos(
      {stacked ? area.x + std::max(pad, (area.width - button) / 2) : area.x + text.x + 2 * pad,
       area.y + area.height - ui.theme.control - pad / 2});
  if (ui_button(ui, aside ? "board.leave" : "table.restore", label))
    intend(view, [aside](TableView& v) {
      if (aside)
        request(v.requests, ask_for::LeaveBoard{});
      else
        return_to_present(v.session, v.table->display, v.table->motion);
    });
  panel_end();
}

}  // namespace bastide::web
