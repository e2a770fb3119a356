// Pictures of the Robbers.
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// A slouch hat, and a sack over the shoulder.
Path robber() {
  Path right = drawn({0,   -93, bend, 12, -95, 17,   -88, 18,  -80, bend, 28, -80, 32,
                      -76, 34,  -71,  17, -72, bend, 16,  -66, 13,  -62,  10, -60});
  const std::size_t neck = right.size();
  draw_on(right, {bend, 26, -58, 36, -50, 38, -36, bend, 39, -28,  31, -26, 27, -30, bend, 28,
                  -20,  32, -10, 34, -4,  32, 0,   12,   0,  bend, 10, -2,  8,  -11, 0,    -12});
  Path p = mirrored(right);
  Path sack;
  arc(sack, {0.37f, -0.50f}, 0.24f, -2.3f, 1.3f, 16);
  p.erase(p.begin() + static_cast<std::ptrdiff_t>(neck),
          p.begin() + static_cast<std::ptrdiff_t>(neck) + 10);
  p.insert(p.begin() + static_cast<std::ptrdiff_t>(neck), sack.begin(), sack.end());
  return p;
}

float room_for(const TileType& type) { return type.robber ? 0.1f : 0; }

void paint_face(PaintContext& paint) {
  if (!paint.type.robber) return;
  Canvas& canvas = paint.canvas;
  const Vec2 at = paint.turned(paint.symbol);
  medallion(canvas, at, 0.068f, rgb(0x8a4436));
  paint_relief(canvas, ellipse(at, 0.034f, 0.04f, 24), pigment(rgb(0xe3b98f)), 0.02f);
  canvas.fill(canvas.band({at + Vec2{-0.034f, -0.006f}, at + Vec2{0.034f, -0.006f}}, 0.024f),
              palette::ink);
  for (const float x : {-0.014f, 0.014f})
    canvas.fill(circle(at + Vec2{x, -0.006f}, 0.0065f, 10), palette::plaster);
}

constexpr FigureArt figures[] = {
    {.piece = Piece::robber, .outline = robber, .mark = {-3, -33, 24}},
};

}  // namespace

extern const SetArt robbers_art = {
    .symbol_room = room_for, .paint_symbols = paint_face, .figures = figures};

}  // namespace bastide::art
