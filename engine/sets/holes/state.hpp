// VAR-9: what filling holes adds to options and state.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct HolesOptions {
  bool holes_give_turns = false;  // VAR-9

  friend bool operator==(const HolesOptions&, const HolesOptions&) = default;
};

struct HolesTurn {
  bool used = false;  // whether this turn has been extended for a hole
};
struct HolesPart {
  bool filled = false;
};

}  // namespace bastide
