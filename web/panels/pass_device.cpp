#include "web/panels/pass_device.hpp"

#include <imgui.h>

#include <algorithm>

#include "web/panels/log.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/text/names.hpp"
#include "web/text/say.hpp"
#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// The first action after the last one that a player decided.
std::size_t since_last_decision(const Session& session, PlayerIndex player) {
  for (std::size_t k = session.cursor; k-- > 0;)
    if (session.positions[k].decision.player == player) return k + 1;
  return 0;
}

}  // namespace

void take_device(TableView& view) {
  const Session& session = view.session;
  Play& play = view.play;
  close_dialog(view);
  play.holder = shown_decision(session).player;
  const TileIndex last = last_tile(session, play.display);
  if (last == no_tile) return;
  const Board& board = board_of(session, play.display);
  show_cell(play.camera, board.cells[board.tiles[last].cell].at);
}

void pass_device_frame(TableView& view) {
  const Session& session = view.session;
  Play& play = view.play;
  const Decision d = shown_decision(session);
  if (d.player == no_player || is_computer(session, d.player) || !plays_here(session)) return;
  if (!at_end(session)) {  // whoever takes a move back holds the device
    if (!play.replay.open) play.holder = d.player;
    return;
  }
  const bool first = play.holder == no_player;
  if (first || !session.table_rules.pass_device) play.holder = d.player;
  if (play.holder == d.player || play.replay.open || !play.motion.steps.empty() ||
      play.dialog != TableDialog::none || view.input.covered)
    return;
  play.dialog = TableDialog::pass_device;
  say(tr(view.texts, "hand-over.title", {player_name(view.texts, session.record, d.player)}));
}

void draw_pass_device(const TableView& view) {
  Ui& ui = view.ui;
  const Texts& texts = view.texts;
  const Session& session = view.session;
  const PlayerIndex next = shown_decision(session).player;
  if (next == no_player) return intend(view, take_device);
  const std::string name = player_name(texts, session.record, next);
  ui_dialog_begin(ui, "table.hand-over", "");
  const float badge = px(ui.theme, ui.theme.low ? 56 : 92);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  draw_player_badge(*ImGui::GetWindowDrawList(), {at.x + (width - badge) / 2, at.y}, badge,
                    colour_of(session, next));
  ImGui::Dummy({width, badge + px(ui.theme, 6)});
  ui_text_centred(ui, tr(texts, "hand-over.title", {name}), Face::title);
  ui_gap(ui, 4);
  const std::size_t since = since_last_decision(session, next);
  bool told = false;
  for (const LogEntry& entry : view.log->entries) {
    if (entry.action < since) continue;
    if (!told) ui_text(ui, tr(texts, "hand-over.since"), Face::small, colour::ink_soft);
    told = true;
    ui_text(ui, entry.text, Face::text,
            entry.weight == LogWeight::move ? colour::ink_soft : colour::ink);
  }
  if (ui_dialog_last(ui, "hand-over.go", tr(texts, "hand-over.go", {name}), Tone::primary))
    intend(view, take_device);
  ui_dialog_end(ui);
}

}  // namespace bastide::web
