// The actions of Hills & Sheep (ActionKind).
#pragma once

#include "engine/board/tile_tables.hpp"
#include "engine/rules/action.hpp"

namespace bastide {

// no_type: unseen.
constexpr Action under_action(TypeIndex type) { return {ActionKind::under, type, {}, 0, 0}; }
// 0: a wolf.
constexpr Action token_action(int sheep) {
  return {ActionKind::token, 0, {}, 0, static_cast<u8>(sheep)};
}
inline constexpr u8 growing = 0, gathering = 1;
constexpr Action flock_action(int choice) {
  return {ActionKind::flock, 0, {}, 0, static_cast<u8>(choice)};
}

}  // namespace bastide
