// What every point of a game was for, as the score sheet lists it.
#pragma once

#include <array>
#include <iterator>
#include <numeric>
#include <string>
#include <vector>

#include "web/session/session.hpp"

namespace bastide::web {

struct ScoredAt {
  int turn = 0;
  bool at_end = false;
  const Scoring* scoring = nullptr;  // of the game
};
// Every scoring up to the shown position.
std::vector<ScoredAt> scorings(const Session& session);

// Whose columns the sheet has, the leader's first; a single one if all share one score.
std::vector<PlayerIndex> ranking(const Session& session);
// The points in a column: of a player, or the sum of all if there is one score.
template <class Points>
int points_of_column(const Session& session, const Points& points, PlayerIndex p) {
  return one_score(session.record.setup) ? std::accumulate(std::begin(points), std::end(points), 0)
                                         : points[p];
}

// Where points come from, by the key of its name: features first, then other causes in their order.
struct PointSource {
  std::string key;
  bool listed = false;  // it has brought points, or always belongs to the base game
  std::array<int, max_players> points{};
};
std::vector<PointSource> point_sources(const Session& session, const std::vector<ScoredAt>& all);

}  // namespace bastide::web
