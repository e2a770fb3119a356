// What the Festival adds to options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct FestivalOptions {
  bool festival_meeples = false;  // OPT-FEST: true meeples only

  friend bool operator==(const FestivalOptions&, const FestivalOptions&) = default;
};

}  // namespace bastide
