// Pictures of Mage & Witch.
#include "web/art/figures.hpp"
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// A cone of a hat over a beard, and a robe that widens to the ground.
Path mage() {
  Path p = drawn({0,   -122, bend, 5,    -105, 10,  -92, 17,  -80, 14,  -77,  bend, 15,  -68, 13,
                  -63, 10,   -58,  bend, 24,   -56, 38,  -44, 42,  -30, bend, 43,   -22, 33,  -19,
                  26,  -24,  bend, 29,   -14,  33,  -8,  40,  -3,  38,  0,    0,    0});
  return mirrored(p);
}

// A hat with a wide brim and a bent tip, a shawl, a broad skirt.
Path witch() {
  Path right = drawn({4,   -106, bend, 8,   -100, 11,  -92, 13,  -84,  36, -78, 35, -73, 14,
                      -74, bend, 14,   -67, 12,   -61, 8,   -58, bend, 20, -55, 27, -42, 27,
                      -32, bend, 34,   -24, 38,   -12, 40,  -2,  38,   0,  0,   0});
  Path p = mirrored(right);
  draw_on(p, {-22, -114, -6, -116});
  return p;
}

constexpr PlayerColour colour_of_mage{0x6fcdea, 0x1d6a92, 0xd2f4ff, 0x12385a, Mark::star};
constexpr PlayerColour colour_of_witch{0x5b2f6b, 0x241733, 0x8d72a8, 0xb9e06a, Mark::crescent};

float room_for(const TileType& type) { return type.mage ? 0.1f : 0; }

void paint_magic(PaintContext& paint) {
  if (!paint.type.mage) return;
  const Vec2 at = paint.turned(paint.symbol);
  medallion(paint.canvas, at, 0.068f, rgb(0x513a86));
  paint_sign(paint.canvas, Mark::star, at + Vec2{0.003f, 0.004f}, 0.078f, palette::ink);
  paint_sign(paint.canvas, Mark::star, at, 0.078f, palette::gilt);
}

constexpr FigureArt figures[] = {
    {.piece = Piece::mage,
     .outline = mage,
     .mark = {0, -34, 27},
     .stands_in_fields = true,
     .colour = &colour_of_mage,
     .north = 0.12f},
    {.piece = Piece::witch,
     .outline = witch,
     .mark = {0, -27, 27},
     .stands_in_fields = true,
     .colour = &colour_of_witch,
     .north = 0.12f},
};

}  // namespace

extern const SetArt mage_witch_art = {
    .symbol_room = room_for, .paint_symbols = paint_magic, .figures = figures};

}  // namespace bastide::art
