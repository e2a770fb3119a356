// The actions of a crop circle (ActionKind).
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action crop_action(int choice) {
  return {ActionKind::crop, 0, {}, 0, static_cast<u8>(choice)};
}
constexpr Action join_action(FigureKind kind, Position at, int segment) {
  return {ActionKind::join, static_cast<u8>(kind), at, static_cast<u8>(segment), 0};
}

}  // namespace bastide
