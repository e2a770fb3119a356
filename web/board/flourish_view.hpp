// Drawing what is felt on the board (flourish.hpp).
#pragma once

#include <span>

namespace bastide::web {

struct BoardDrawing;
struct Flourish;
struct TilesShown;

// Moves the tiles that give way.
void nudge_tiles(const BoardDrawing& on, std::span<const Flourish> flourishes, TilesShown& shown);
// Under the figures, and over them.
void draw_flourishes_below(const BoardDrawing& on, std::span<const Flourish> flourishes);
void draw_flourishes_above(const BoardDrawing& on, std::span<const Flourish> flourishes);

}  // namespace bastide::web
