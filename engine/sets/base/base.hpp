// The row of the base game that other sets build on.
#pragma once

#include "engine/rules/phase.hpp"

namespace bastide {

extern const PhaseRow& draw_row;  // S1

// S0: a new part, or the end when no tile is left (BASE-END-1..3).
Next begin_part(const Game& game, State& state, bool tiles_left, Events* events);

}  // namespace bastide
