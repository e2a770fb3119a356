// Pictures of the princess.
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

constexpr Rgb rose = rgb(0xc4527f), skin = rgb(0xf3cfae), hair = rgb(0xb8742c);

// A girl with long hair and a crown, as in a window.
void paint_lady(Canvas& canvas, Vec2 at, float s) {
  canvas.fill(drawn({0,   -34, bend, 26,  -34, 32,  -16, 30,  6, bend, 30,  26,  36,  40,  40, 52,
                     -40, 52,  bend, -36, 40,  -30, 26,  -30, 6, bend, -32, -16, -26, -34, 0,  -34},
                    at, s),
              hair);
  canvas.fill(
      drawn({0, 22, bend, 22, 24, 34, 36, 38, 60, -38, 60, bend, -34, 36, -22, 24, 0, 22}, at, s),
      palette::plaster);
  canvas.fill(drawn({-8, 14, 8, 14, 10, 32, 0, 40, -10, 32}, at, s), skin * 0.9f);
  canvas.fill(ellipse(at + Vec2{0, -0.02f} * s, 0.19f * s, 0.235f * s, 24), skin);
  canvas.fill(drawn({-20, -8,   bend, -18, -30, -6,  -30, 2,   -26,  bend, 14,  -26, 20,  -16, 20,
                     -6,  bend, 26,   -30, 10,  -40, 0,   -38, bend, -14,  -40, -28, -28, -20, -8},
                    at, s),
              hair);
  for (const float x : {-0.075f, 0.075f})
    canvas.fill(circle(at + Vec2{x, -0.01f} * s, 0.03f * s, 10), palette::ink);
  canvas.pen(drawn({-6, 12, 0, 14, 6, 12}, at, s), 0.03f * s, rgb(0xa8322e));
  const Path crown =
      drawn({-24, -30, -28, -62, -13, -46, 0, -68, 13, -46, 28, -62, 24, -30}, at, s);
  canvas.fill(crown, palette::gilt);
  canvas.pen(crown, 0.035f * s, palette::ink, 0.9f, true);
}

// In the city that is hers (PD-COMP-8).
void paint_princess(PaintContext& paint) {
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    if (!paint.type.segments[i].princess) continue;
    const float s = paint.sign_scale();
    const Vec2 at = paint.turned(free_place(paint, static_cast<int>(i), 0.18f));
    medallion(paint.canvas, at, 0.094f * s, rose);
    paint_lady(paint.canvas, at + Vec2{0, 0.008f} * s, 0.118f * s);
  }
}

}  // namespace

extern const SetArt princess_art = {.paint_symbols = paint_princess};

}  // namespace bastide::art
