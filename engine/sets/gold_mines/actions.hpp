// The action of bars of gold (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action gold_action(Position at) { return {ActionKind::gold, 0, at, 0, 0}; }

}  // namespace bastide
