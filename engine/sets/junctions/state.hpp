// VAR-7: what open junctions add to the options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct JunctionsOptions {
  bool junctions_open = false;  // VAR-7

  friend bool operator==(const JunctionsOptions&, const JunctionsOptions&) = default;
};

}  // namespace bastide
