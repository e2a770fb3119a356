// What decides who begins (VAR-2), for the rules and for those who tell of it.
#pragma once

#include <algorithm>

#include "engine/tiles/tile_type.hpp"

namespace bastide {

// The road segments of a tile, 0 to 4.
inline int roads_on(const TileType& type) {
  return static_cast<int>(
      std::count_if(type.segments.begin(), type.segments.end(),
                    [](const Segment& segment) { return segment.kind == SegmentKind::road; }));
}

}  // namespace bastide
