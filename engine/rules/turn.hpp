// The turn table of a setup.
#pragma once

#include <vector>

#include "engine/rules/phase.hpp"

namespace bastide {

// The rows of docs/rules/02-turn.md that are in play, in order, and the row "over".
std::vector<const PhaseRow*> turn_table(const Setup& setup);

}  // namespace bastide
