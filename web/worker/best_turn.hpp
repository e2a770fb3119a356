// What the worker says of a turn.
#pragma once

#include <cstddef>

#include "engine/players/turn_actions.hpp"

namespace bastide::web {

// A turn that is worth considering, and its player's expected lead at the end, in tenths of a
// point.
struct BestTurn {
  int value = 0;
  TurnActions actions;
};
inline constexpr std::size_t most_best_turns = 10;

}  // namespace bastide::web
