// The painter: tiles, figures, marks and icons as pictures, drawn from the printed facts alone.
// Everything is a pure function of its arguments; callers cache the pictures.
#pragma once

#include <cstdint>

#include "engine/rules/piece.hpp"
#include "engine/tiles/tile_type.hpp"
#include "web/art/image.hpp"
#include "web/art/segment_map.hpp"
#include "web/art/vocabulary.hpp"

namespace bastide::art {

// ---- Tiles -------------------------------------------------------------------------------------

struct TilePaint {
  int size = 256;               // pixels per side
  int rotation = 0;             // quarter turns clockwise; the light stays in the north-west
  std::uint32_t variant = 0;    // seed of the decoration: trees and textures
  std::uint16_t completed = 0;  // bit i: segment i is finished; cities get flags, roads are paved
};

Image paint_tile(const TileType& type, const TilePaint& how);
// For callers that have the map of its segments, which takes longer to compute than a small
// picture.
Image paint_tile(const TileType& type, const TilePaint& how, const SegmentMap& map);
Image paint_tile_back(int size);

// ---- Players -----------------------------------------------------------------------------------

inline constexpr int player_colours = 8;

// 0xRRGGBB. `base` fills, `dark` and `light` shade it, `ink` is readable on `base`.
struct PlayerColour {
  std::uint32_t base, dark, light, ink;
  Mark mark;
};

// 0 black, 1 red, 2 green, 3 blue, 4 yellow, 5 pink, 6 white, 7 violet.
const PlayerColour& player_colour(int index);

// Square pictures of figures with a transparent background and a soft shadow. The foot of a
// standing piece is at (0.5, 0.88) of the picture, the middle of a lying one at (0.5, 0.6).
Image paint_piece(Piece piece, Pose pose, int player_colour, int size);
// Just the mark, in the player's colour on a shield.
Image paint_mark(int player_colour, int size);

// Other things on the table, in square pictures with a transparent background.
Image paint_token(TokenPainter paint, int size);

// ---- Icons -------------------------------------------------------------------------------------

Image paint_icon(Glyph icon, int size);

}  // namespace bastide::art
