#include "web/panels/remarks/occasion.hpp"

#include <algorithm>
#include <iterator>

#include "engine/base/sort.hpp"
#include "engine/rules/scoring.hpp"
#include "web/art/faces/faces.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

constexpr int worth_a_word = 6;              // points of a feature
constexpr int many_points = 12;              // of a turn
constexpr int far = 20, near = 5;            // points between two players
constexpr int last_tiles = 6, too_late = 2;  // in the bag

bool speaks(const Session& session, PlayerIndex side) {
  const auto person = static_cast<std::size_t>(person_of(session.game, side));
  return is_computer(session, side) && art::face_of(session.record.players[person].computer) >= 0;
}

// What is known of a turn by those who watch it.
struct Seen {
  const Session& session;
  std::size_t begin, end;
  PlayerIndex mover;
  std::vector<Remark>& found;

  int sides() const { return session.game.sides; }
  bool is_person(PlayerIndex side) const { return !is_computer(session, side); }
  int score(std::size_t k, PlayerIndex side) const { return session.positions[k].score[side]; }
  int gained(PlayerIndex side) const { return score(end, side) - score(begin, side); }
  void add(Occasion occasion, PlayerIndex speaker) { found.push_back({occasion, speaker}); }
};

void see_scoring(Seen& seen, const Scoring& s, PlayerIndex speaker) {
  if (s.cause != ScoreCause::completed || s.value < worth_a_word) return;
  const auto owns = [&](PlayerIndex side) { return (s.owners >> side & 1) != 0; };
  bool beaten = false, beside = false;
  for (PlayerIndex side = 0; side < seen.sides(); ++side) {
    if (side == speaker || !seen.is_person(side)) continue;
    beaten |= s.strength[side] > 0 && !owns(side);
    beside |= owns(side);
  }
  if (s.strength[speaker] > 0 && !owns(speaker) && s.owners != 0)
    seen.add(Occasion::robbed, speaker);
  if (owns(speaker) && beside) seen.add(Occasion::shared, speaker);
  if (owns(speaker) && beaten) seen.add(Occasion::took, speaker);
}

void see_fields(Seen& seen, PlayerIndex speaker) {
  if (seen.mover == speaker) return;
  const Session& session = seen.session;
  const State &before = state_at(session, seen.begin), &after = state_at(session, seen.end);
  for (const Figure& figure : before.figures) {
    if (figure.owner != speaker ||
        kind_of(session.game.tables, before.board, figure.node) != SegmentKind::field)
      continue;
    const Node was = find_root(before.board, figure.node), is = find_root(after.board, figure.node);
    if (before.board.totals[was].open > 0 && after.board.totals[is].open == 0)
      return seen.add(Occasion::fenced, speaker);
  }
}

// A tile among four others.
bool fills_gap(const Seen& seen) {
  for (std::size_t k = seen.begin; k < seen.end; ++k)
    for (const Event& event : seen.session.events[k]) {
      if (!is_tile_placed(event)) continue;
      const Board& board = state_at(seen.session, seen.end).board;
      const Position at = place_of(board, event.to.tile);
      int beside = 0;
      for (const Position step : edge_steps)
        beside += tile_at(board, {static_cast<i16>(at.x + step.x),
                                  static_cast<i16>(at.y + step.y)}) != no_tile;
      if (beside == edge_count) return true;
    }
  return false;
}

void see_scores(Seen& seen, PlayerIndex speaker) {
  const State& state = state_at(seen.session, seen.end);
  const int left = state.bag_total, own = seen.score(seen.end, speaker);
  const int laid = static_cast<int>(state.board.tiles.size());
  int best = -far;
  bool persons = false;
  for (PlayerIndex side = 0; side < seen.sides(); ++side) {
    if (!seen.is_person(side)) continue;
    best = persons ? std::max(best, seen.score(seen.end, side)) : seen.score(seen.end, side);
    persons = true;
  }
  if (!persons || left < too_late) return;
  if (left <= last_tiles && own - best <= near && best - own <= near)
    seen.add(Occasion::close, speaker);
  if (left > laid) return;  // much can still happen
  if (best - own >= far) seen.add(Occasion::behind, speaker);
  if (own - best >= far) seen.add(Occasion::ahead, speaker);
}

}  // namespace

std::string_view occasion_word(Occasion occasion) {
  constexpr std::string_view words[] = {"robbed", "fenced", "took",  "shared", "fine",
                                        "grand",  "gap",    "close", "behind", "ahead"};
  static_assert(std::size(words) == occasion_count);
  return words[static_cast<std::size_t>(occasion)];
}

std::vector<Remark> remarks_on(const Session& session, std::size_t begin, std::size_t end) {
  std::vector<Remark> found;
  if (one_score(session.record.setup) || plays_together(session) || begin >= end ||
      session.positions[end].decision.over)
    return found;
  Seen seen{session, begin, end, session.positions[begin].active, found};
  const bool gap = fills_gap(seen);
  for (PlayerIndex speaker = 0; speaker < session.game.sides; ++speaker) {
    if (!speaks(session, speaker)) continue;
    for (std::size_t k = begin; k < end; ++k)
      for (const Event& event : session.events[k])
        if (event.kind == EventKind::scored) see_scoring(seen, event.scoring, speaker);
    see_fields(seen, speaker);
    const PlayerIndex mover = seen.mover;
    if (mover != no_player && seen.is_person(mover) && seen.gained(mover) >= many_points)
      seen.add(Occasion::fine, speaker);
    if (mover == speaker && seen.gained(speaker) >= many_points) seen.add(Occasion::grand, speaker);
    if (gap) seen.add(Occasion::gap, speaker);
    see_scores(seen, speaker);
  }
  sort_stably(found, [](const Remark& a, const Remark& b) { return a.occasion < b.occasion; });
  return found;
}

}  // namespace bastide::web
