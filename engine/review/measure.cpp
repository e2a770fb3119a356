#include "engine/review/measure.hpp"

#include <algorithm>

namespace bastide {
namespace {

constexpr double missed = 1;  // points: what was obvious, and was not seen

}  // namespace

std::vector<Measure> measures_of(const PlayedGame& played, const Analysis& analysis) {
  const auto sides = static_cast<std::size_t>(played.game.sides);
  std::vector<Measure> all(sides);
  for (std::size_t i = 0; i < analysis.ratings.size(); ++i) {
    const PlayerIndex player = analysis.turns[i].player;
    if (player == no_player) continue;
    const TurnRating& rating = analysis.ratings[i];
    for (std::size_t side = 0; side < sides; ++side) all[side].luck += rating.luck[side];
    if (rating.losses) all[player].compared.push_back(*rating.losses);
    ErrorRate& errors = all[player].errors;
    const double lost = std::min(rating.lost, most_loss);
    errors.sum += lost;
    errors.squares += lost * lost;
    errors.decisions += std::max(rating.decisions, int{rating.lost >= missed});
  }
  const std::vector<int> points = points_of(played);
  for (std::size_t side = 0; side < sides; ++side) {
    std::size_t rival = side;
    for (std::size_t other = 0; other < sides; ++other)
      if (other != side && (rival == side || points[other] > points[rival])) rival = other;
    all[side].lead = points[side] - points[rival];
    all[side].adjusted = all[side].lead - all[side].luck;
  }
  return all;
}

}  // namespace bastide
