#include "engine/players/rating.hpp"

#include <algorithm>

namespace bastide {
namespace {

// Fitted to the levels (docs/judging.md), which are off by up to so much.
constexpr double scale_error = 50;
// A benchmark's best turns are themselves estimates, so its losses may be negative: a straight
// line. In games, who loses e times as much is so much weaker.
constexpr struct { double at_zero, per_point; } of_benchmark = {188, 459};
constexpr struct { double at_one, per_fold, least_rate; } of_games = {18, 230, 0.05};

constexpr LevelElo levels_apart[] = {
    {"piper", -246}, {"miller", -88}, {"mason", 91}, {"bailiff", 244}};

}  // namespace

Rating rating_by_benchmark(double rate, double error) {
  const auto& [at_zero, per_point] = of_benchmark;
  return {at_zero - per_point * rate, std::hypot(per_point * error, scale_error)};
}

Rating rating_by_games(double rate, double error) {
  const auto& [at_one, per_fold, least_rate] = of_games;
  rate = std::max(rate, least_rate);
  return {at_one - per_fold * std::log(rate), std::hypot(per_fold * error / rate, scale_error)};
}

std::span<const LevelElo> ladder() { return levels_apart; }

}  // namespace bastide
