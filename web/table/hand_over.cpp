#include "web/table/hand_over.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/app/app.hpp"
#include "web/platform/platform.hpp"
#include "web/text/explain.hpp"
#include "web/ui/widgets.hpp"

namespace bastide::web {
namespace {

// The first action after the last one that a player decided.
std::size_t since_last_decision(const Session& session, PlayerIndex player) {
  for (std::size_t k = session.cursor; k-- > 0;)
    if (decision(session.game, session.states[k]).player == player) return k + 1;
  return 0;
}

void go_on(App& app) {
  Table& table = app.table;
  table.holder = shown_decision(*app.session).player;
  table.dialog = TableDialog::none;
  const TileIndex last = last_tile(*app.session, table.scene);
  if (last == no_tile) return;
  const Board& board = board_of(*app.session, table.scene);
  show_cell(table.camera, board.cells[board.tiles[last].cell].at);
}

}  // namespace

void hand_over_frame(App& app) {
  Table& table = app.table;
  const Session& session = *app.session;
  const Decision d = shown_decision(session);
  if (d.player == no_player || is_computer(session, d.player) || !at_end(session)) return;
  const bool first = table.holder == no_player;
  if (first || !session.house.hand_over) table.holder = d.player;
  if (table.holder == d.player || table.timeline.open || !table.motion.steps.empty() ||
      table.dialog != TableDialog::none || app.screens.dialog != Dialog::none)
    return;
  table.dialog = TableDialog::hand_over;
  platform::announce(
      tr(app.texts, "hand-over.title", {player_name(app.texts, session.record, d.player)}));
}

void draw_hand_over(App& app) {
  const Session& session = *app.session;
  const PlayerIndex next = shown_decision(session).player;
  if (next == no_player) return go_on(app);
  const std::string name = player_name(app.texts, session.record, next);
  ui_dialog_begin(app.ui, "table.hand-over", "");
  const float badge = px(app.ui.theme, app.ui.theme.low ? 56 : 92);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  draw_player_badge(*ImGui::GetWindowDrawList(), {at.x + (width - badge) / 2, at.y}, badge,
                    session.record.players[next].colour);
  ImGui::Dummy({width, badge + px(app.ui.theme, 6)});
  ui_text_centred(app.ui, tr(app.texts, "hand-over.title", {name}), Face::title);
  ui_gap(app.ui, 4);
  const std::size_t since = since_last_decision(session, next);
  bool told = false;
  for (const LogEntry& entry : app.table.log.entries) {
    if (entry.action < since) continue;
    if (!told) ui_text(app.ui, tr(app.texts, "hand-over.since"), Face::small, colour::ink_soft);
    told = true;
    ui_text(app.ui, entry.text, Face::text, entry.scoring ? colour::ink : colour::ink_soft);
  }
  ui_dialog_foot(app.ui);
  ButtonStyle style;
  style.tone = Tone::primary;
  style.width = -1;
  const bool pressed =
      ui_button(app.ui, "hand-over.go", tr(app.texts, "hand-over.go", {name}), style);
  if (pressed || ui_escape()) go_on(app);
  ui_dialog_end(app.ui);
}

}  // namespace bastide::web
