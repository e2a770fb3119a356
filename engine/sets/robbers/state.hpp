// What Robbers add to options and state; the track keeps where they stand.
#pragma once

#include "engine/base/player.hpp"

namespace bastide {

struct RobbersOptions {
  bool robbers_for_all = false;  // OPT-ROBALL: true all_others

  friend bool operator==(const RobbersOptions&, const RobbersOptions&) = default;
};

struct RobbersPart {
  u8 asked = 0;  // bit p: player p has had the chance to place a robber (ROB-3)
};

}  // namespace bastide
