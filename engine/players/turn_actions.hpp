// A turn as a computer player names it.
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

// The actions of a turn up to the figure: which tile of the hand, where it goes, which figure.
using TurnActions = FixedVector<Action, 3>;

}  // namespace bastide
