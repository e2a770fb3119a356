#include "web/session/match_game.hpp"

#include <algorithm>
#include <cmath>

#include "web/session/course.hpp"

namespace bastide::web {
namespace {

// How often a player has placed a tile.
int turns_played(const Course& course, PlayerIndex player) {
  int turns = 0;
  for (std::size_t k = 0; k < course.record.actions.size(); ++k) {
    const Decision& d = course.positions[k].decision;
    turns += !d.chance && d.phase == Phase::place && d.player == player;
  }
  return turns;
}

}  // namespace

MatchGame game_of_match(const Course& course) {
  MatchGame game;
  const ChessClock& clock = course.table_rules.clock;
  for (const PlayerIndex p : {PlayerIndex{0}, PlayerIndex{1}}) {
    game.points[p] = std::max<int>(0, last_state(course).score[p]);
    if (clock.minutes == 0) continue;
    const double given = clock.minutes * 60.0 + clock.added * turns_played(course, p);
    game.seconds[p] = std::max(0, static_cast<int>(std::lround(given - clock.left[p])));
    if (clock.lost == p) game.timed_out = p;
  }
  return game;
}

std::optional<Match> match_so_far(const Course& course) {
  std::optional<Match> match = course.table_rules.match;
  if (!match) return match;
  const MatchGame game = game_of_match(course);
  if ((is_over(course) || game.timed_out) && match->games.size() < most_match_games)
    match->games.push_back(game);
  return match;
}

std::optional<Match> match_for_next(const Course& course) {
  std::optional<Match> match = match_so_far(course);
  if (match && match_over(*match)) match->games.clear();
  return match;
}

PlayerIndex next_to_begin(const Course& course) {
  const auto& positions = course.positions;
  const PlayerIndex first = positions.size() > 1 ? positions[0].active : PlayerIndex{0};
  const auto& before = course.table_rules.match;
  if (before && next_to_begin(*before) == next_to_begin(*match_so_far(course))) return first;
  return static_cast<PlayerIndex>((first + 1) % course.record.setup.players);
}

}  // namespace bastide::web
