// The action of a ferry (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action ferry_action(Position at, int segment, int other) {
  return {ActionKind::ferry, 0, at, static_cast<u8>(segment), static_cast<u8>(other)};
}

}  // namespace bastide
