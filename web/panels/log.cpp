#include "web/panels/log.hpp"

#include <imgui.h>

#include <algorithm>

#include "engine/review/analysis.hpp"
#include "web/panels/advice_view.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/panel.hpp"
#include "web/panels/table_view.hpp"
#include "web/panels/verdict.hpp"
#include "web/play/moves.hpp"
#include "web/play/play.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/sets/explain.hpp"
#include "web/sets/page_set.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

// Sheep that come were on the token whose draw has just been told.
bool is_told_by_token(const Event& event) {
  return is_move_of(event, Piece::sheep) && event.to.kind == PlaceKind::tile;
}

bool gives_points(const Scoring& scoring) {
  return scoring.owners != 0 && std::any_of(std::begin(scoring.points), std::end(scoring.points),
                                            [](int points) { return points != 0; });
}

// A figure that nobody has sent home: it goes without saying.
bool comes_home(const Event& event) { return is_figure_returned(event) && !event.by; }

bool is_logged(const Event& event) {
  return event.kind != EventKind::turn_begun && !is_tile_drawn(event) && !comes_home(event) &&
         !is_points_moved(event) && !is_told_by_token(event) &&
         (event.kind != EventKind::scored || gives_points(event.scoring));
}

std::optional<Position> place_of(const State& state, const Event& event) {
  const Node scored = event.scoring.node;
  const TileIndex tile =
      scored != no_node ? state.board.node_tile[scored] : place_on_board(event).tile;
  if (tile == no_tile || tile >= state.board.tiles.size()) return std::nullopt;
  return state.board.cells[state.board.tiles[tile].cell].at;
}

// The player who is ahead of all others.
PlayerIndex leader_of(const Record& record, const int (&score)[max_players]) {
  PlayerIndex best = 0;
  int ahead = 0;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) {
    if (score[p] < score[best]) continue;
    ahead = score[p] == score[best] && p != best ? 0 : 1;
    if (score[p] > score[best]) ahead = 1;
    best = p;
  }
  return ahead ? best : no_player;
}

// How many points more the top scorer gets than anybody else.
int gap_by(const Record& record, const Scoring& scoring) {
  int best = 0, next = 0;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) {
    const int points = scoring.points[p];
    next = std::max(next, std::min(points, best));
    best = std::max(best, points);
  }
  return best - next;
}

// The scores while the events of an action are described.
struct Race {
  int score[max_players] = {};
  PlayerIndex leader = no_player;
};

// A scoring is decisive if it is large, or if it gives the lead to another player, who is then
// named.
LogWeight weight_of(const Record& record, const Scoring& scoring, Race& race,
                    PlayerIndex& taken_over) {
  constexpr int large = 10;
  for (PlayerIndex p = 0; p < record.setup.players; ++p) race.score[p] += scoring.points[p];
  const PlayerIndex leader = leader_of(record, race.score);
  if (leader != no_player) {
    if (race.leader != no_player && race.leader != leader) taken_over = leader;
    race.leader = leader;
  }
  return taken_over != no_player || gap_by(record, scoring) >= large ? LogWeight::deciding
                                                                     : LogWeight::scoring;
}

void tell(const Texts& texts, const Session& session, const State& after, Log& log,
          std::size_t action) {
  const Events& events = session.events[action];
  Race race;
  for (PlayerIndex p = 0; p < session.record.setup.players; ++p)
    race.score[p] = session.positions[action].score[p];
  race.leader = leader_of(session.record, race.score);
  for (std::size_t i = 0, count = 0; i < events.size(); i += count) {
    count = told_as_one(events, i);
    const Event& event = events[i];
    if (!is_logged(event)) continue;
    LogEntry entry;
    PlayerIndex taken_over = no_player;
    if (event.kind == EventKind::scored) {
      entry.text = explain(texts, session.record, session.game, event.scoring);
      entry.weight = plays_together(session)
                         ? LogWeight::scoring
                         : weight_of(session.record, event.scoring, race, taken_over);
    } else {
      entry.text =
          explain(texts, session.record, session.game, after, {&event, count}, log.coordinates);
      if (event.kind == EventKind::final_scoring || event.kind == EventKind::game_over)
        entry.weight = LogWeight::heading;
    }
    if (entry.text.empty()) continue;
    if (taken_over != no_player)
      entry.text += ". " + tr(texts, "log.lead", {player_name(texts, session.record, taken_over)});
    entry.player = player_concerned(event);
    if (event.kind == EventKind::scored) entry.player = taken_over;
    entry.at = place_of(after, event);
    entry.action = action;
    entry.turn = is_tile_placed(event);
    entry.plain =
        entry.turn && !log.coordinates && !session.game.types[event.type].segments.empty();
    log.entries.push_back(std::move(entry));
  }
}

// Why a computer player decided this way, if its set knows.
LogEntry why(const Texts& texts, const Session& session, const State& before, std::size_t action) {
  LogEntry entry;
  const Decision& d = session.positions[action].decision;
  if (d.chance || d.player >= session.record.players.size() ||
      session.record.players[d.player].computer.empty())
    return entry;
  for (const PageSet* set : page_sets())
    if (set->reason && entry.text.empty())
      entry.text = set->reason(texts, session.game, before, session.record.actions[action]);
  entry.player = d.player;
  entry.action = action;
  return entry;
}

// How a turn was rated, at its first entry, while the replay shows that.
const TurnRating* rating_of(const Play& play, const LogEntry& entry) {
  return entry.turn && play.replay.open && play.replay.analysis
             ? rating_at(*play.replay.analysis, entry.action)
             : nullptr;
}

// One entry; pressing it shows the place on the board, and the reason if it was a computer player's
// move.
void draw_entry(const TableView& view, const LogEntry& entry, std::size_t index, float width) {
  Ui& ui = view.ui;
  const Session& session = view.session;
  const Play& play = view.play;
  const float bar = px(ui.theme, 12), pad = px(ui.theme, 4);
  const bool heading = entry.weight == LogWeight::heading;
  const bool deciding = entry.weight == LogWeight::deciding;
  const Face f = heading ? Face::strong : Face::small;
  // A lamp marks moves of computer players whose reasons can be shown.
  const bool told = entry.turn && !view.settings->no_hints &&
                    entry.player < session.record.players.size() &&
                    !session.record.players[entry.player].computer.empty();
  const TurnRating* rating = rating_of(play, entry);
  const float lamp = told ? px(ui.theme, 16) : 0, mark = rating ? px(ui.theme, 16) : 0;
  const float room = width - bar - lamp - mark;
  const ImVec2 words = ui_text_size(ui.theme, entry.text, f, room);
  const bool apart = entry.turn || heading;
  const float above = apart ? px(ui.theme, 7) : 0;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = words.y + 2 * pad + above;
  ImGui::PushID(static_cast<int>(index));
  const bool pressed = ImGui::InvisibleButton("entry", {width, height});
  const bool hovered = ImGui::IsItemHovered();
  ImGui::PopID();
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  if (apart && index > 0)
    draw.AddLine({at.x, at.y + above / 2}, {at.x + width, at.y + above / 2},
                 heading ? colour::ink_soft : colour::rule, 1);
  if (deciding) {
    // A lead in the colour of whoever takes it.
    const ImU32 tone = entry.player == no_player ? colour::accent
                                                 : player_colour(colour_of(session, entry.player));
    draw.AddRectFilled({at.x, at.y + above}, {at.x + width, at.y + height}, faded(tone, 0.12f),
                       px(ui.theme, 4));
    draw.AddRectFilled({at.x, at.y + above}, {at.x + px(ui.theme, 4), at.y + height}, tone,
                       px(ui.theme, 2));
  }
  if (hovered && entry.at)
    draw.AddRectFilled({at.x, at.y + above}, {at.x + width, at.y + height},
                       faded(colour::ink, 0.06f), px(ui.theme, 4));
  if (entry.player != no_player && !deciding) {
    const int colour = colour_of(session, entry.player);
    draw.AddRectFilled({at.x + 1, at.y + above + pad},
                       {at.x + px(ui.theme, 4), at.y + height - pad}, player_colour(colour), 2);
  }
  ui_draw_paragraph({ui.theme, draw}, {at.x + bar, at.y + above + pad}, entry.text, f,
                    entry.weight == LogWeight::move ? colour::ink_soft : colour::ink, room);
  if (told)
    draw_icon(draw, Icon::lamp, {at.x + width - lamp / 2, at.y + above + pad + words.y / 2},
              px(ui.theme, 13), hovered ? colour::accent : colour::ink_faint);
  if (rating)
    draw_verdict(ui.theme, draw, {at.x + width - lamp - mark / 2, at.y + above + pad + words.y / 2},
                 px(ui.theme, 9), verdict_of(*rating));
  if (pressed && entry.at && !ui.controls.dragging) {
    intend(view, [at = *entry.at](TableView& v) { show_place(v, at); });
    if (entry.turn && !view.settings->no_hints)
      if (std::string why = why_computer(view.texts, session, entry.action); !why.empty())
        notify(ui, std::move(why));
  }
}

// The entries in a scrolling region; it follows the newest one.
void draw_entries(const TableView& view, const Area& area) {
  const Log& log = view.log;
  std::size_t& seen = view.drawn.listed_entries;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ui_scroll_at("entries", area);
  const float width = ImGui::GetContentRegionAvail().x;
  // A list scrolled to the end stays there, even while line heights are still changing.
  const bool following = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  for (std::size_t i = 0; i < log.entries.size(); ++i)
    if (is_worth_its_line(log, i) || rating_of(view.play, log.entries[i]))
      draw_entry(view, log.entries[i], i, width);
  if (log.entries.empty())
    ui_text(view.ui, tr(view.texts, "table.log.empty"), Face::small, colour::ink_soft);
  if (log.entries.size() != seen || following) {
    seen = log.entries.size();
    ImGui::SetScrollHereY(1);
  }
  ui_scroll_end(view.ui);
  ImGui::PopStyleVar();
}

}  // namespace

void log_follow(const Texts& texts, const Settings& settings, const Session& session,
                const Motion& motion, Log& log) {
  // Lists nothing that has not been shown yet.
  const std::size_t upto = motion.steps.empty() ? session.cursor : motion.steps.front().action;
  const bool changed =
      log.language != texts.language || log.coordinates != settings.show_coordinates ||
      upto < log.actions ||
      (log.revision != session.revision &&
       // nothing but the players has changed
       (session.cursor <= log.actions || log.count == session.record.actions.size()));
  if (changed) {
    log.entries.clear();
    log.actions = 0;
  }
  log.language = texts.language;
  log.coordinates = settings.show_coordinates;
  log.revision = session.revision;
  log.count = session.record.actions.size();
  if (log.actions >= upto) return;
  for (StateCursor walk(session, log.actions); log.actions < upto; ++log.actions) {
    LogEntry reason = why(texts, session, walk.state(), log.actions);
    walk.next();
    tell(texts, session, walk.state(), log, log.actions);
    if (!reason.text.empty()) log.entries.push_back(std::move(reason));
  }
}

bool is_worth_its_line(const Log& log, std::size_t entry) {
  if (!log.entries[entry].plain) return true;
  if (entry + 1 == log.entries.size()) return false;
  const LogEntry& next = log.entries[entry + 1];
  return !next.turn && next.weight != LogWeight::heading;
}

void draw_log(const TableView& view) {
  Ui& ui = view.ui;
  const TableLayout& layout = view.play->layout;
  if (view.play->side != SidePanel::log) return;
  Area rest = layout.side;
  panel_begin(view, "table.log.panel", rest, layout.shape != TableShape::wide);
  ui.theme.a11y.back().words = tr(view.texts, "table.log");
  if (panel_head(ui, view.texts, rest, "table.log.close", tr(view.texts, "table.log")))
    intend(view, close_side);
  draw_entries(view, rest);
  panel_end();
}

}  // namespace bastide::web
