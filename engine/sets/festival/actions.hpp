// The action of the festival (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action recall_action(FigureKind kind, Position at, int segment) {
  return {ActionKind::recall, static_cast<u8>(kind), at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
