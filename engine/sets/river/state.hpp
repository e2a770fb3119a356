// What the River adds to the options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct RiverOptions {
  bool river_no_uturn = false;      // OPT-RIVER: no_immediate_uturn
  bool river_no_same_turn = false;  // OPT-RIVER: never_same_turn_twice
  bool river_never_back = false;    // OPT-RIVER: never_against_source

  friend bool operator==(const RiverOptions&, const RiverOptions&) = default;
};

}  // namespace bastide
