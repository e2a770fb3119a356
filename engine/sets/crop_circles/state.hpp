// What Crop Circles add to options and state.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct CropOptions {
  bool crop_same_tile = false;  // OPT-CROPTILE: true same_tile
  bool crop_must = false;       // OPT-CROPMUST: true must

  friend bool operator==(const CropOptions&, const CropOptions&) = default;
};

struct CropPart {
  u8 choice = 0;  // 0 everybody adds, 1 everybody takes back
  u8 acted = 0;   // players done, from the left of the active one on
};

}  // namespace bastide
