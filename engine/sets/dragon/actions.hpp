// A step of the dragon (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action walk_action(Position to) { return {ActionKind::walk, 0, to, 0, 0}; }

}  // namespace bastide
