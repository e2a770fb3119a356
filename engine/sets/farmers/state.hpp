// What farmers add to the options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct FarmersOptions {
  bool farmers = true;  // OPT-FARMERS

  friend bool operator==(const FarmersOptions&, const FarmersOptions&) = default;
};

}  // namespace bastide
