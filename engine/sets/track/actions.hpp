// The actions of points on their way (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action move_points_action(int figure) {
  return {ActionKind::move_points, 0, {}, 0, static_cast<u8>(figure)};
}
constexpr Action rob_action(int victim) {
  return {ActionKind::rob, static_cast<u8>(victim), {}, 0, 0};
}

}  // namespace bastide
