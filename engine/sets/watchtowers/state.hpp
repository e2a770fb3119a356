// What the Watchtowers add to a part of a turn.
#pragma once

#include "engine/base/fixed_vector.hpp"
#include "engine/base/player.hpp"

namespace bastide {

// A meeple on the tile of a watchtower whose feature has been completed.
struct TowerDue {
  u16 node = 0;
  PlayerIndex owner = 0;
};
struct TowersPart {
  bool found = false;
  FixedVector<TowerDue, 32> due;  // still to be scored, in the order in which they were placed
};

}  // namespace bastide
