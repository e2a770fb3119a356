// The actions of the completion sale (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action sell_action() { return {ActionKind::sell, 0, {}, 0, 0}; }
constexpr Action bid_action(int points) {
  return {ActionKind::bid, 0, {}, 0, static_cast<u8>(points)};
}

}  // namespace bastide
