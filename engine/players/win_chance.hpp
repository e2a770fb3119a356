// How likely everybody is to win.
#pragma once

#include <array>
#include <cmath>

#include "engine/rules/game.hpp"

namespace bastide {

// How far results stray from what is expected: the more tiles are left, the farther. Fitted to
// played games of mixtures of the sets (docs/judging.md).
struct WinSpread {
  double per_tile = 2.7, floor = 0.05;
  double settled = 2.5;  // with so many tiles left, each leaves half as much open as before
  double upset = 0.02;   // the share of games that the estimate says nothing about

  double of(int tiles_left) const {
    const double left = tiles_left;
    return std::sqrt(per_tile * left * left / (left + settled) + floor);
  }
};

// In a game with these sets, and so many sides.
WinSpread spread_of(const Game& game);

using PerSide = std::array<double, max_players>;

// What every side can expect at the end, at the beginning of a turn or in the middle of one: its
// points, and its margin (evaluation.hpp).
struct Outlook {
  PerSide points{}, margins{};
};
Outlook outlook(const Game& game, const State& state);

// Every side's chance of winning, 0..1, with the points that they can expect. Together they are 1.
PerSide chances_with(const PerSide& points, int sides, int tiles_left, const WinSpread& spread);
// The same by the estimate; the outcome once the game is over.
PerSide win_chances(const Game& game, const State& state);

// The chance of one side, whatever margin a search expects for it, if the other sides do not differ
// more from each other than in the estimate.
struct MarginScale {
  double even = 0;  // the margin with which it wins every other game, but for upsets
  double spread = 1, upset = 0;
  int sides = 2;
};
MarginScale margin_scale(const Game& game, const State& state, PlayerIndex side);
double chance_of(const MarginScale& scale, double margin);

}  // namespace bastide
