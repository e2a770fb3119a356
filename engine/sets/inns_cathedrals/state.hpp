// What Inns & Cathedrals add to the options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct InnsOptions {
  bool inns_ignored_at_end = false;  // OPT-INNFINAL: true ignore

  friend bool operator==(const InnsOptions&, const InnsOptions&) = default;
};

}  // namespace bastide
