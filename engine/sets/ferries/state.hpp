// What Ferries add to options and state; the ferries themselves lie on the board.
#pragma once

#include "engine/board/board.hpp"

namespace bastide {

struct FerriesOptions {
  bool ferry_once_a_turn = false;  // OPT-FERRYTURN: true per_turn

  friend bool operator==(const FerriesOptions&, const FerriesOptions&) = default;
};

// Ferries are identified by their numbers in Board::joints.
struct FerriesTurn {
  u8 moved = 0;  // bit n: ferry n has been moved
};
struct FerriesPart {
  u8 movable = 0;  // bit n: ferry n may still be moved in S8
  u8 moved = 0;    // bit n: ferry n has been moved
};

}  // namespace bastide
