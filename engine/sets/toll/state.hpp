// VAR-16: what the toll road adds to options and state.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct TollOptions {
  bool toll_road = false;  // VAR-16

  friend bool operator==(const TollOptions&, const TollOptions&) = default;
};

struct TollState {
  bool stopped = false;  // TOLL-5
};

}  // namespace bastide
