// Rotating a whole tile, and deciding whether two tiles are the same to the rules.
#pragma once

#include "engine/tiles/tile_type.hpp"

namespace bastide {

// The tile after clockwise quarter turns, with its segments in a canonical order: two tiles that
// are the same to the rules come out with equal edges, segments and symbols.
TileType turned(const TileType& tile, int quarter_turns);

// Ignores names and counts. Both must come from turned().
inline bool same_print(const Print& a, const Print& b) { return a == b; }

// 1, 2 or 4: see TileType::rotations.
u8 distinct_rotations(const TileType& tile);

}  // namespace bastide
