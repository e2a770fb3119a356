// The actions of messages (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action message_action(int message) {
  return {ActionKind::message, static_cast<u8>(message), {}, 0, 0};
}
constexpr Action two_points_action() { return {ActionKind::two_points, 0, {}, 0, 0}; }
constexpr Action obey_action(u8 figure = 0, Position at = {}, int segment = 0) {
  return {ActionKind::obey, figure, at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
