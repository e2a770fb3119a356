// The light on the table and the season around it (Settings::surroundings).
#pragma once

#include <imgui.h>

#include <string_view>

namespace bastide::web {

struct BoardDrawing;
struct Session;
struct Settings;

struct Surroundings {
  ImU32 cloth = IM_COL32_WHITE;  // its tint
  // The light over cloth and tiles: none if transparent.
  ImU32 north_west = 0, south_east = 0;
  ImU32 clouds = 0;             // shadows of small clouds; none if transparent
  ImU32 land = IM_COL32_WHITE;  // the tint of the tiles, close to white
};
const Surroundings& surroundings(int chosen);
// The season of a date, "2026-11-22", and one of several lights, by its day; plain for no date.
Surroundings surroundings_on(std::string_view day);
// For a team that has won, or lost.
const Surroundings& surroundings_at_end(bool lost);

// What a game is shown in: as chosen, or, in a game of the day, as on its date; at the end as
// `surroundings_at_end` for a team. In a dark look the tiles are dimmed.
Surroundings surroundings_of(const Settings& settings, const Session& session, bool over);

// Drawn over the landscape, below everything that is to be read. `wind`: how far it has carried the
// clouds, in tiles.
void draw_light(const BoardDrawing& on, const Surroundings& around, float wind);

}  // namespace bastide::web
