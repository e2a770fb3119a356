// Tiles that are left, counted.
#pragma once

#include <vector>

#include "engine/board/tile_tables.hpp"

namespace bastide::web {

// Tiles of one type that are still to be placed.
struct TileCount {
  TypeIndex type = no_type;
  int count = 0;
  u8 rotation = 0;      // in which it fits, if possible completing something
  bool closes = false;  // one of them can complete the feature in question
};
int count_of(const std::vector<TileCount>& lots);
int closing_of(const std::vector<TileCount>& lots);

}  // namespace bastide::web
