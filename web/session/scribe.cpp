#include "web/session/scribe.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/base/read_number.hpp"
#include "engine/base/sort.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/comments.hpp"
#include "engine/record/link.hpp"
#include "engine/rules/bag.hpp"
#include "web/session/replay_stops.hpp"

namespace bastide::web {
namespace {

std::size_t begin_of_turn(const Session& session, std::size_t k) {
  while (k > 0 && session.positions[k - 1].turn == session.positions[k].turn) --k;
  return k;
}

std::size_t end_of_turn(const Session& session, std::size_t k) {
  const int turn = session.positions[k].turn;
  while (k < session.record.actions.size() && session.positions[k].turn == turn) ++k;
  return k;
}

bool same_turn(const Session& session, std::size_t a, std::size_t b) {
  return session.positions[a].turn == session.positions[b].turn &&
         !session.positions[b].decision.over;
}

void forget_correction(Scribe& scribe) {
  scribe.before.clear();
  scribe.comments.clear();
  scribe.left_out.clear();
  scribe.next = scribe.from = 0;
}

void take_line(Session& session, const std::vector<Action>& actions) {
  std::size_t same = 0;
  const std::vector<Action>& now = session.record.actions;
  while (same < now.size() && same < actions.size() && now[same] == actions[same]) ++same;
  shorten(session, same);
  for (std::size_t k = same; k < actions.size(); ++k) append(session, actions[k]);
  session.cursor = actions.size();
}

// The comments on what follows move with it; what was said of the turn before is gone.
void move_comments(Session& session, const Scribe& scribe, std::size_t now) {
  std::string_view rest = scribe.comments;
  for (Comment comment; take_comment(rest, comment);) {
    if (comment.at < scribe.next) continue;
    const std::size_t at = comment.at - scribe.next + now;
    if (at <= session.record.actions.size()) set_comment(session.comments, at, comment.text);
  }
}

// Whether the course begins otherwise than it did: a later turn than the one corrected first has
// been entered anew, too.
bool begins_otherwise(const Session& session, std::size_t length) {
  const std::vector<Action>& before = session.scribe->before;
  const std::vector<Action>& now = session.record.actions;
  if (length > before.size() || length > now.size()) return true;
  const auto end = static_cast<std::ptrdiff_t>(length);
  return !std::equal(before.begin(), before.begin() + end, now.begin());
}

// Nothing waits any more. What has been lost by it can be had back; where that is said, a tile is
// named.
void end_correction(Session& session, bool loses) {
  Scribe& scribe = *session.scribe;
  if (!loses) return forget_correction(scribe);
  const std::size_t end = session.record.actions.size();
  session.cursor = names_tile(session, end)
                       ? end
                       : begin_of_turn(session, is_over(session) && end > 0 ? end - 1 : end);
  scribe.next = scribe.before.size();
  scribe.from = session.cursor;
}

// The corrected turn is complete: what came after it follows.
void let_follow(Session& session) {
  Scribe& scribe = *session.scribe;
  const std::size_t now = session.record.actions.size();
  const bool anew = begins_otherwise(session, scribe.from);
  Amended amended = amend(session.game, scribe.before, scribe.next, session.record.actions);
  scribe.left_out = std::move(amended.left_out);
  take_line(session, amended.actions);
  move_comments(session, scribe, now);
  if (amended.next == scribe.before.size())
    return end_correction(session, anew || !scribe.left_out.empty());
  // The turn that does not fit is entered anew, too. Those after it still wait.
  const auto state = std::make_unique<State>(initial_state(session.game));
  std::size_t k = 0;
  for (; k < amended.next; ++k) apply(session.game, *state, scribe.before[k]);
  for (const int turn = state->turn; k < scribe.before.size() && state->turn == turn; ++k)
    apply(session.game, *state, scribe.before[k]);
  if (k == scribe.before.size() || is_over(session)) return end_correction(session, true);
  scribe.next = k;
  scribe.from = begin_of_turn(session, session.record.actions.size());
  // It begins again with its tile.
  if (!session.positions.back().decision.chance) session.cursor = scribe.from;
}

}  // namespace

void begin_scribe(Session& session, std::size_t length) {
  for (PlayerEntry& player : session.record.players) player.computer.clear();
  shorten(session, std::min(length, session.record.actions.size()));
  session.scribe.emplace();
  session.cursor = session.record.actions.size();
}

int turns_waiting(const Session& session) {
  const Scribe& scribe = *session.scribe;
  if (!waits(scribe)) return 0;
  const auto state = std::make_unique<State>(initial_state(session.game));
  int begin = 0;
  for (std::size_t k = 0; k < scribe.before.size(); ++k) {
    if (k == scribe.next) begin = state->turn;
    if (k >= scribe.next && k + 1 == scribe.before.size()) return state->turn - begin + 1;
    apply(session.game, *state, scribe.before[k]);
  }
  return 0;
}

bool write_down(Session& session, const Action& action) {
  const auto exact = listed(session.game, shown(session), action);
  if (!exact) return false;
  Scribe& scribe = *session.scribe;
  if (!waits(scribe)) forget_correction(scribe);
  if (!at_end(session)) {
    const std::size_t end = end_of_turn(session, session.cursor);
    if (!waits(scribe) && end < session.record.actions.size()) {
      scribe.before = session.record.actions;
      scribe.next = end;
      scribe.from = begin_of_turn(session, session.cursor);
      scribe.comments = session.comments;
    }
    cut(session);
  }
  append(session, *exact);
  session.cursor = session.record.actions.size();
  ++session.revision;
  if (waits(scribe) && !same_turn(session, scribe.from, session.cursor)) let_follow(session);
  return true;
}

void go_to_correct(Session& session) {
  if (waits(*session.scribe)) return;
  const std::size_t told = last_decided(session, session.cursor).value_or(0);
  session.cursor = begin_of_turn(session, told);
}

bool can_leave_as_it_was(const Session& session) {
  const Scribe& scribe = *session.scribe;
  return waits(scribe) ||
         (!scribe.before.empty() && (at_end(session) || session.cursor == scribe.from));
}

void leave_as_it_was(Session& session) {
  if (!can_leave_as_it_was(session)) return;
  Scribe& scribe = *session.scribe;
  take_line(session, std::vector<Action>(scribe.before));
  session.comments = scribe.comments;
  forget_correction(scribe);
  ++session.revision;
}

bool names_tile(const Session& session, std::size_t k) {
  const Decision& d = session.positions[k].decision;
  return session.scribe && d.chance && d.phase == Phase::draw;
}

std::vector<Fitting> fittings(const Game& game, const State& state, Position at) {
  std::vector<Fitting> all;
  const CellIndex cell = find_cell(state.board, at);
  if (cell == no_cell) return all;
  const auto offered = std::make_unique<ActionList>();
  legal_actions(game, state, *offered);
  for (const Action& draw : *offered) {
    if (draw.kind != ActionKind::draw) continue;
    const u8 rotations = rotations_on(game, state, draw.what, state.board.cells[cell]);
    for (u8 rotation = 0; rotation < 4; ++rotation)
      if (rotations >> rotation & 1) all.push_back({draw, rotation, state.bag[draw.what]});
  }
  sort_stably(all, [](const Fitting& a, const Fitting& b) { return a.copies > b.copies; });
  return all;
}

std::vector<Position> cells_to_name(const Game& game, const State& state) {
  std::vector<Position> cells;
  const auto offered = std::make_unique<ActionList>();
  legal_actions(game, state, *offered);
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    if (std::any_of(offered->begin(), offered->end(), [&](const Action& draw) {
          return draw.kind == ActionKind::draw && rotations_on(game, state, draw.what, cell) != 0;
        }))
      cells.push_back(cell.at);
  }
  return cells;
}

ScribeNote write_scribe(const Catalogue& catalogue, const Session& session) {
  const Scribe& scribe = *session.scribe;
  ScribeNote kept;
  kept.note = scribe.hides_points ? "hidden" : "shown";
  if (scribe.before.empty()) return kept;
  Record record = session.record;
  record.actions = scribe.before;
  const auto link = encode_link(catalogue, record, false);
  if (!link) return kept;
  kept.note += ' ' + std::to_string(scribe.next) + ' ' + std::to_string(scribe.from);
  kept.before = std::to_string(scribe.before.size()) + ':' + std::string(link_value(*link, "g="));
  if (!scribe.comments.empty()) kept.before += ' ' + scribe.comments;
  return kept;
}

void read_scribe(const Catalogue& catalogue, const ScribeNote& kept, std::size_t length,
                 Session& session) {
  begin_scribe(session, length);
  Scribe& scribe = *session.scribe;
  std::string_view note = kept.note, comments = kept.before, before = take_until(comments, ' ');
  scribe.hides_points = take_until(note, ' ') == "hidden";
  std::size_t actions = 0, next = 0, from = 0;
  if (note.empty() || !take_number(before, actions) || before.substr(0, 1) != ":") return;
  if (!read_number(take_until(note, ' '), next) || !read_number(note, from)) return;
  auto link = decode_link(catalogue, "g=" + std::string(before.substr(1)));
  if (!link || link->record.setup != session.record.setup ||
      link->record.actions.size() < actions || actions == 0 || next > actions || from > length)
    return;
  link->record.actions.resize(actions);
  scribe.before = std::move(link->record.actions);
  scribe.next = next;
  scribe.from = from;
  scribe.comments = read_comments(comments, actions);
}

}  // namespace bastide::web
