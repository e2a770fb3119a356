// The actions of a flight (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action fly_action(FigureKind kind) {
  return {ActionKind::fly, static_cast<u8>(kind), {}, 0, 0};
}
constexpr Action roll_action(int value) {
  return {ActionKind::roll, 0, {}, 0, static_cast<u8>(value)};
}
constexpr Action land_action(Position at, int segment) {
  return {ActionKind::land, 0, at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
