// The row of the base game that other sets build on.
#pragma once

#include "engine/rules/phase.hpp"

namespace bastide {

extern const PhaseRow& draw_row;  // S1

}  // namespace bastide
