#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action guard_action(PlayerIndex side, int segment) {
  return {ActionKind::guard, 0, {}, static_cast<u8>(segment), side};
}
constexpr Action bury_action(Position at, int segment) {
  return {ActionKind::bury, 0, at, static_cast<u8>(segment), 0};
}
constexpr Action bury_action(PlayerIndex side) { return {ActionKind::bury, side, {}, 0, 1}; }
constexpr Action haunt_action(Position at, int segment) {
  return {ActionKind::haunt, 0, at, static_cast<u8>(segment), 0};
}
constexpr Action earn_action() { return {ActionKind::earn, 0, {}, 0, 0}; }
constexpr Action calm_action(Position at, int first, int second = 0) {
  return {ActionKind::calm, 0, at, static_cast<u8>(second), static_cast<u8>(first)};
}
constexpr Action credit_action(PlayerIndex side) { return {ActionKind::credit, side, {}, 0, 0}; }
constexpr Action dog_action(Position at, int segment) {
  return {ActionKind::dog, 0, at, static_cast<u8>(segment), 0};
}
constexpr Action hide_action(Position at) { return {ActionKind::hide, 0, at, 0, 0}; }

}  // namespace bastide
