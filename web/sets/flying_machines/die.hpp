// The die of the Flying Machines.
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

// The fraction of its time during which it rolls.
inline constexpr float rolling = 0.55f;

// Thrown from a tile to the middle of the board; shows random faces until it comes to rest.
void draw_rolling_die(const BoardDrawing& on, TileIndex from, int eyes, float t);

}  // namespace bastide::web
