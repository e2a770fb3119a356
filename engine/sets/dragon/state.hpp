// What the dragon adds to options and state.
#pragma once

#include "engine/board/board.hpp"

namespace bastide {

struct DragonOptions {
  bool without_dragon = false;        // OPT-PD-DRAGON: true off
  bool dragon_after_scoring = false;  // OPT-DRAGONTIME: true after-scoring

  friend bool operator==(const DragonOptions&, const DragonOptions&) = default;
};

struct DragonState {
  TileIndex at = no_tile;  // where it stands; no_tile: not in play (DRAGON-1, PD-COMP-2)
};

inline constexpr int dragon_steps = 6;  // DRAGON-10

// The walk of this part.
struct DragonPart {
  FixedVector<TileIndex, dragon_steps + 1> visited;  // where it has been, its start included
};

}  // namespace bastide
