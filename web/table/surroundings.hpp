// The light on the table and the season around it (Settings::surroundings).
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Surroundings {
  ImU32 cloth = IM_COL32_WHITE;  // its tint
  // Of the light over cloth and tiles: none where it is transparent.
  ImU32 north_west = 0, south_east = 0;
  ImU32 clouds = 0;  // the shadows of small ones; none where it is transparent
};
const Surroundings& surroundings(int chosen);
// Of those who have won together, or lost.
const Surroundings& surroundings_at_end(bool lost);

// Over the landscape, under everything that is to be read.
// `wind`: how far it has carried the clouds, in tiles.
void draw_light(const BoardDrawing& on, const Surroundings& around, float wind);

}  // namespace bastide::web
