// How likely a lead is to win.
#pragma once

#include <array>
#include <cmath>

#include "engine/rules/game.hpp"

namespace bastide {

// How the value of a lead depends on the tiles left: the more there are, the less it is worth.
// Fitted to played games (docs/judging.md).
struct WinSpread {
  double per_tile = 2.3, floor = 0.4;
  double upset = 0.01;  // the share of games that the estimate says nothing about

  double of(int tiles_left) const {
    return std::sqrt(per_tile * static_cast<double>(tiles_left) + floor);
  }
};

// In a game with these sets.
WinSpread spread_of(const Game& game);

// The chance, 0..1, of winning among so many sides with an expected final margin of `margin` points
// (evaluation.hpp).
inline double win_chance(double margin, int tiles_left, int sides, const WinSpread& spread = {}) {
  const auto against =
      static_cast<double>(std::exp(static_cast<float>(-margin / spread.of(tiles_left))));
  return spread.upset / sides + (1 - spread.upset) / (1 + (sides - 1) * against);
}

// What the estimate does not know: the side that is about to draw can expect so much more.
inline constexpr double to_draw = 1.3;

// Every side's expected margin at the beginning of a turn, or in the middle of one.
std::array<double, max_players> expected_margins(const Game& game, const State& state);

// Every side's chance of winning, by the estimate; the outcome once the game is over. Together they
// are 1.
std::array<double, max_players> win_chances(const Game& game, const State& state);

}  // namespace bastide
