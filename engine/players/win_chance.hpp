// How likely a lead wins.
#pragma once

#include <cmath>

namespace bastide {

// What a lead is still worth: the more tiles are left, the less.
struct WinSpread {
  double per_tile = 2.9, floor = 1.1;

  double of(int tiles_left) const {
    return std::sqrt(per_tile * static_cast<double>(tiles_left) + floor);
  }
};

// The chance of who can expect to be `margin` points ahead at the end (evaluation.hpp) to win among
// so many sides, 0..1. Found by playing (docs/players.md).
inline double win_chance(double margin, int tiles_left, int sides, const WinSpread& spread = {}) {
  const auto against =
      static_cast<double>(std::exp(static_cast<float>(-margin / spread.of(tiles_left))));
  return 1 / (1 + (sides - 1) * against);
}

}  // namespace bastide
