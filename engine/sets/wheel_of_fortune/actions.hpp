// The actions of the wheel (ActionKind), and its places.
#pragma once

#include "engine/rules/action.hpp"

namespace bastide {

constexpr Action crown_action(int sector) {
  return {ActionKind::crown, 0, {}, 0, static_cast<u8>(sector)};
}

constexpr Place sector_place(int sector) { return numbered_place(PlaceKind::sector, sector); }
// The first or second crown space of a sector.
constexpr Place crown_place(int sector, int space) {
  return numbered_place(PlaceKind::crown, 2 * sector + space);
}

}  // namespace bastide
