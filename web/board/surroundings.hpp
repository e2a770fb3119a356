// The light on the table and the season around it (Settings::surroundings).
#pragma once

#include <imgui.h>

namespace bastide::web {

struct BoardDrawing;

struct Surroundings {
  ImU32 cloth = IM_COL32_WHITE;  // its tint
  // The light over cloth and tiles: none if transparent.
  ImU32 north_west = 0, south_east = 0;
  ImU32 clouds = 0;  // shadows of small clouds; none if transparent
};
const Surroundings& surroundings(int chosen);
// For a team that has won, or lost.
const Surroundings& surroundings_at_end(bool lost);

// Drawn over the landscape, below everything that is to be read. `wind`: how far it has carried the
// clouds, in tiles.
void draw_light(const BoardDrawing& on, const Surroundings& around, float wind);

}  // namespace bastide::web
