// The turn table of a game.
#pragma once

#include <vector>

#include "engine/rules/module.hpp"

namespace bastide {

// The rows of docs/rules/02-turn.md that are in play, in order, and the row "over".
std::vector<const PhaseRow*> turn_table(const std::vector<const Module*>& modules);

}  // namespace bastide
