// The actions of mage and witch (ActionKind).
#pragma once

#include "engine/rules/action.hpp"
#include "engine/sets/mage_witch/state.hpp"

namespace bastide {

constexpr Action enchant_action(Magic figure, Position at, int segment) {
  return {ActionKind::enchant, static_cast<u8>(figure), at, static_cast<u8>(segment), 0};
}
constexpr Action banish_action(Magic figure) {
  return {ActionKind::banish, static_cast<u8>(figure), {}, 0, 0};
}

}  // namespace bastide
