// Building blocks of marks on the board: squares, tiles and labels.
#pragma once

#include <string_view>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Session;

// Surrounds whatever is marked.
inline constexpr ImU32 halo = IM_COL32(0xff, 0xf8, 0xe4, 0xff);

// Its outline: it stands out from the halo in every look, whatever is below.
inline constexpr ImU32 mark_ink = IM_COL32(0x46, 0x30, 0x15, 0xff);

// A cell on the screen.
struct Square {
  ImVec2 min, max;
};
Square square_of(const Camera& camera, Position at);
Square inset(const Square& s, float by);
// Whether any part of it is in the window.
bool visible(const Square& s);

// Device pixels per tile.
float tile_pixels(const BoardDrawing& on);
void draw_one_tile(const BoardDrawing& on, const Square& s, TypeIndex type, int rotation,
                   unsigned variant, float alpha = 1);

// A short line of text on paper at a point of the board, kept inside it.
void draw_label(const BoardDrawing& on, std::string_view text, ImVec2 at);

// The colour of the player who decides.
int own_colour(const Session& session);

}  // namespace bastide::web
