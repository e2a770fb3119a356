// The action of the fairy (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action fairy_action(FigureKind to, Position at, int segment) {
  return {ActionKind::fairy, static_cast<u8>(to), at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
