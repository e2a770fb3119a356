#include "engine/players/win_chance.hpp"

#include <memory>

#include "engine/players/estimate_part.hpp"
#include "engine/players/evaluation.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr double tiles_of_base = 72;

}  // namespace

WinSpread spread_of(const Game& game) {
  WinSpread spread;
  for (const Set* set : game.sets)
    if (set->estimate) spread.per_tile += set->estimate->spread;
  // In a long game everything grows larger.
  spread.per_tile *= static_cast<double>(game.tile_count) / tiles_of_base;
  return spread;
}

std::array<double, max_players> expected_margins(const Game& game, const State& state) {
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
  std::array<double, max_players> margins{};
  for (PlayerIndex side = 0; side < game.sides; ++side) margins[side] = margin(odds, all, side);
  return margins;
}

std::array<double, max_players> win_chances(const Game& game, const State& state) {
  std::array<double, max_players> chances{};
  if (state.over) {
    const u8 winners = outcome(game, state).winners;
    for (PlayerIndex side = 0; side < game.sides; ++side) chances[side] = winners >> side & 1;
  } else {
    const auto margins = expected_margins(game, state);
    const WinSpread spread = spread_of(game);
    for (PlayerIndex side = 0; side < game.sides; ++side)
      chances[side] = win_chance(margins[side], state.bag_total, game.sides, spread);
  }
  double sum = 0;
  for (const double chance : chances) sum += chance;
  for (double& chance : chances) chance = sum > 0 ? chance / sum : 0;
  return chances;
}

}  // namespace bastide
