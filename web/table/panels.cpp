#include "web/table/panels.hpp"

#include <imgui.h>

#include <algorithm>

#include "engine/rules/scoring.hpp"
#include "web/table/free_place.hpp"
#include "web/table/moves.hpp"
#include "web/table/table_view.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

void toggle_side(Table& table, SidePanel side) {
  if (table.side == SidePanel::bag) table.overlay.pinned = no_type;
  table.side = table.side == side ? SidePanel::none : side;
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
  ui_draw_number(theme, draw, at, text, colour::ink, most);
}

}  // namespace

void panel_begin(const Theme& theme, Table& table, const char* id, const Area& area, bool flush) {
  ImGui::SetNextWindowPos({area.x, area.y});
  ImGui::SetNextWindowSize({area.width, area.height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {px(theme, 10), px(theme, 8)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowMinSize, {1, 1});
  ImGui::Begin(id, nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoBringToFrontOnFocus |
                   ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::PopStyleVar(2);
  table.panels.push_back(area);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRectFullScreen();
  draw_paper(theme, draw, {area.x, area.y}, {area.x + area.width, area.y + area.height},
             colour::paper, flush ? 0.0f : 10.0f);
  draw.PopClipRect();
}

void panel_end() { ImGui::End(); }

void draw_tools(TableView& view) {
  Table& table = view.table;
  const TableLayout& layout = table.layout;
  Theme& theme = view.ui.theme;
  panel_begin(view.ui.theme, view.table, "table.tools", layout.tools,
              layout.shape != TableShape::wide);
  const bool upright = layout.shape == TableShape::sideways;
  const float length = upright ? layout.tools.height : layout.tools.width;
  // The track and sharing are also in the menu.
  const bool track =
      track_matters(view.session.game) && layout.track.width <= 0 && theme.control * 9 <= length;
  const bool share = theme.control * (track ? 10 : 9) <= length;
  const int count = 8 + (track ? 1 : 0) + (share ? 1 : 0);
  const bool tight = length < 40 * static_cast<float>(count) + px(theme, 8);
  const float margin = tight ? 0 : px(theme, 4);
  const float step = (length - 2 * margin) / static_cast<float>(count);
  const float whole = theme.control;
  theme.control = std::min(whole, step);  // must not overlap
  const float across = ((upright ? layout.tools.width : layout.tools.height) - theme.control) / 2;
  int nth = 0;
  const auto next = [&] {
    const float along = margin + step * static_cast<float>(nth) + (step - theme.control) / 2;
    ++nth;
    if (upright)
      ImGui::SetCursorScreenPos({layout.tools.x + across, layout.tools.y + along});
    else
      ImGui::SetCursorScreenPos({layout.tools.x + along, layout.tools.y + across});
  };
  const Session& session = view.session;
  ButtonStyle style;
  style.tone = Tone::quiet;
  const auto word = [&](const char* key) { return tr(view.texts, key); };

  ButtonStyle undo_style = style;
  undo_style.enabled = may_take_back(view.session) || (table.hand.placement && !table.hand.fixed) ||
                       table.hand.chosen;
  if (!undo_style.enabled) undo_style.why = word(why_not_taken_back(session));
  next();
  if (ui_icon_button(view.ui, "table.undo", Icon::undo, word("table.undo"), undo_style))
    undo_move(view);
  ButtonStyle redo_style = style;
  redo_style.enabled = can_redo(session);
  if (!redo_style.enabled) redo_style.why = word("table.redo.none");
  next();
  if (ui_icon_button(view.ui, "table.redo", Icon::redo, word("table.redo"), redo_style))
    redo_move(view.session, view.table.display, view.table.motion);
  ButtonStyle timeline_style = style;
  timeline_style.selected = table.replay.open;
  next();
  if (ui_icon_button(view.ui, "table.timeline", Icon::history, word("table.timeline"),
                     timeline_style))
    toggle_timeline(view);
  next();
  if (ui_icon_button(view.ui, "table.fit", Icon::fit, word("table.fit"), style))
    fit_table(view.ui.theme, view.session, view.table);
  ButtonStyle log_style = style;
  log_style.selected = table.side == SidePanel::log;
  next();
  if (ui_icon_button(view.ui, "table.log", Icon::log, word("table.log"), log_style))
    toggle_side(view.table, SidePanel::log);
  ButtonStyle bag_style = style;
  bag_style.selected = table.side == SidePanel::bag;
  next();
  if (ui_icon_button(view.ui, "table.bag", Icon::tiles,
                     tr_count(view.texts, "tiles-left", tiles_left(table.display)), bag_style))
    toggle_side(view.table, SidePanel::bag);
  draw_count(view.ui.theme, ImGui::GetItemRectMin(), ImGui::GetItemRectMax(),
             tiles_left(table.display));
  ButtonStyle view_style = style;
  view_style.selected = table.overlay.kind != Overlay::none || table.overlay.menu_open;
  view_style.enabled = !view.settings.purist;
  if (!view_style.enabled) view_style.why = word("settings.purist.off");
  next();
  if (ui_icon_button(view.ui, "table.view", Icon::eye, word("view.key"), view_style)) {
    look_away(view.table.look);
    table.overlay.menu_open = !table.overlay.menu_open;
  }
  if (track) {
    ButtonStyle track_style = style;
    track_style.selected = table.side == track_side(table);
    next();
    if (ui_icon_button(view.ui, "table.track", Icon::star, word("table.track"), track_style))
      toggle_side(view.table, track_side(view.table));
  }
  if (share) {
    next();
    if (ui_icon_button(view.ui, "table.share", Icon::share, word("table.share"), style))
      request(view.requests, RequestKind::share);
  }
  next();
  if (ui_icon_button(view.ui, "table.menu", Icon::menu, word("table.menu"), style))
    open_table_dialog(view.session, view.table);
  theme.control = whole;
  panel_end();
}

void draw_banner(Ui& ui, const Texts& texts, Session& session, Table& table,
                 const LessonProgress& lesson) {
  if (at_end(session) || table.replay.open) return;
  const Area& board = table.layout.board;
  const std::string words =
      tr(texts, "table.past",
         {std::to_string(session.cursor), std::to_string(session.record.actions.size())});
  const std::string_view label = tr(texts, "table.present");
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
  const Area area = table.banner =
      settled_place(ui.theme, session, table, lesson, board, {width, height}, table.banner);
  panel_begin(ui.theme, table, "table.banner", area, false);
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const float text_y = stacked ? area.y + pad / 2 : area.y + (area.height - text.y) / 2;
  ui_draw_paragraph(ui.theme, draw, {area.x + pad, text_y}, words, Face::small, colour::ink, room);
  ImGui::SetCursorScreenPos(
      {stacked ? area.x + std::max(pad, (area.width - button) / 2) : area.x + text.x + 2 * pad,
       area.y + area.height - ui.theme.control - pad / 2});
  if (ui_button(ui, "table.present", label))
    return_to_present(session, table.display, table.motion);
  panel_end();
}

}  // namespace bastide::web
