#include "engine/players/win_chance.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>

#include "engine/players/estimate_part.hpp"
#include "engine/players/evaluation.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr double tiles_of_base = 72;
// What the estimate does not know: the side that is about to draw can expect so much more.
constexpr double to_draw = 1.3;

// The same result on every machine.
double exponential(double x) { return static_cast<double>(std::exp(static_cast<float>(x))); }

}  // namespace

WinSpread spread_of(const Game& game) {
  double sets = 0;
  for (const Set* set : game.sets)
    if (set->estimate) sets += set->estimate->spread;
  WinSpread spread;
  // Each of many sides lays fewer of the tiles; in a long game everything grows larger.
  spread.per_tile = spread.per_tile / (1 + 0.12 * (game.sides - 2)) + sets * 2 / game.sides;
  spread.per_tile *= std::sqrt(static_cast<double>(game.tile_count) / tiles_of_base);
  return spread;
}

Outlook outlook(const Game& game, const State& state) {
  DrawOdds odds(game, state, Weights{});
  Estimate all;
  if (is_exact(odds, state)) {
    all = exact_estimate(odds, state);
  } else {
    const auto seen = std::make_unique<Survey>();
    survey(odds, state.board, *seen);
    all = estimate(odds, *seen, state);
    const Decision d = decision(game, state);
    if (d.chance && d.phase == Phase::draw) all.points[state.active] += to_draw;
  }
  Outlook ahead;
  for (PlayerIndex side = 0; side < game.sides; ++side) {
    ahead.points[side] = all.points[side];
    ahead.margins[side] = margin(odds, all, side);
  }
  return ahead;
}

PerSide chances_with(const PerSide& points, int sides, int tiles_left, const WinSpread& spread) {
  const double most = *std::max_element(points.begin(), points.begin() + sides);
  PerSide chances{};
  double sum = 0;
  for (std::size_t side = 0; side < static_cast<std::size_t>(sides); ++side)
    sum += chances[side] = exponential((points[side] - most) / spread.of(tiles_left));
  for (std::size_t side = 0; side < static_cast<std::size_t>(sides); ++side)
    chances[side] = spread.upset / sides + (1 - spread.upset) * chances[side] / sum;
  return chances;
}

PerSide win_chances(const Game& game, const State& state) {
  if (!state.over)
    return chances_with(outlook(game, state).points, game.sides, state.bag_total, spread_of(game));
  const u8 winners = outcome(game, state).winners;
  PerSide chances{};
  for (PlayerIndex side = 0; side < game.sides; ++side)
    if (winners >> side & 1) chances[side] = 1.0 / std::popcount(winners);
  return chances;
}

MarginScale margin_scale(const Game& game, const State& state, PlayerIndex side) {
  const Outlook ahead = outlook(game, state);
  const WinSpread spread = spread_of(game);
  const double width = spread.of(state.bag_total);
  PerSide others = ahead.points;
  others[side] = -std::numeric_limits<double>::infinity();
  const double best = *std::max_element(others.begin(), others.begin() + game.sides);
  double sum = 0;
  for (PlayerIndex other = 0; other < game.sides; ++other)
    if (other != side) sum += exponential((others[other] - best) / width);
  // All others together are as hard to beat as one with so many points.
  const double rival = best + width * std::log(sum);
  return {ahead.margins[side] - (ahead.points[side] - rival), width, spread.upset, game.sides};
}

double chance_of(const MarginScale& scale, double margin) {
  return scale.upset / scale.sides +
         (1 - scale.upset) / (1 + exponential((scale.even - margin) / scale.spread));
}

}  // namespace bastide
