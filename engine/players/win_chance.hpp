// How likely a lead is to win.
#pragma once

#include <cmath>

namespace bastide {

// How the value of a lead depends on the tiles left: the more there are, the less it is worth.
struct WinSpread {
  double per_tile = 2.9, floor = 1.1;

  double of(int tiles_left) const {
    return std::sqrt(per_tile * static_cast<double>(tiles_left) + floor);
  }
};

// The chance, 0..1, of winning among so many sides with an expected final margin of `margin` points
// (evaluation.hpp). Fitted to played games (docs/players.md).
inline double win_chance(double margin, int tiles_left, int sides, const WinSpread& spread = {}) {
  const auto against =
      static_cast<double>(std::exp(static_cast<float>(-margin / spread.of(tiles_left))));
  return 1 / (1 + (sides - 1) * against);
}

}  // namespace bastide
