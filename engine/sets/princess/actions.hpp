// The action of the princess (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action dismiss_action(PlayerIndex owner, FigureKind knight, Position at, int segment) {
  return {ActionKind::dismiss, static_cast<u8>(knight), at, static_cast<u8>(segment), owner};
}

}  // namespace bastide
