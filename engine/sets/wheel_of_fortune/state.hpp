// What the Wheel of Fortune adds to options and state.
#pragma once

#include <array>

#include "engine/base/player.hpp"

namespace bastide {

// Clockwise (WHEEL-5).
enum class Sector : u8 { fortune, tax, famine, storm, inquisition, plague };
inline constexpr int sector_count = 6;
// WHEEL-18
inline constexpr u8 crown_spaces[sector_count] = {1, 2, 1, 2, 1, 2};
// WHEEL-15: what each meeple scores in a sector with this many.
constexpr i16 crown_points(int sector, int standing) {
  return crown_spaces[sector] == 2 && standing == 1 ? 6 : 3;
}

struct WheelOptions {
  bool wheel_counts_all = false;  // OPT-WHEELFIGS: all
  bool wheel_ignored = false;     // SETUP-15

  friend bool operator==(const WheelOptions&, const WheelOptions&) = default;
};

// The owners of the figures on the crown spaces of a sector; no_player: none.
using Crowns = std::array<PlayerIndex, 2>;

struct WheelState {
  u8 wheel_pig = 0;  // the sector in which it stands: Fortune (SETUP-14)
  std::array<Crowns, sector_count> crowns = {{{no_player, no_player},
                                              {no_player, no_player},
                                              {no_player, no_player},
                                              {no_player, no_player},
                                              {no_player, no_player},
                                              {no_player, no_player}}};
};

struct WheelPart {
  u8 plagued = 0;  // number of players done with the plague, from the active one on
};

}  // namespace bastide
