// Pictures of King & Robber Baron: two cards.
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// A card of strong paper with a coloured field.
void card(Canvas& canvas, Rgb field) {
  const Vec2 at{0.5f, 0.5f};
  const Path sheet = drawn(
      {-34, -44, bend, -34, -48, -32, -48, -28, -48, 28,  -48, bend, 32,  -48, 34,  -48, 34,  -44,
       34,  44,  bend, 34,  48,  32,  48,  28,  48,  -28, 48,  bend, -32, 48,  -34, 48,  -34, 44},
      at);
  canvas.fill(sheet, rgb(0xfbf3df));
  canvas.fill(drawn({-28, -42, 28, -42, 28, 42, -28, 42}, at), field);
  canvas.pen(sheet, 0.024f, palette::ink, 0.9f, true);
}

void paint_king(Canvas& canvas) {
  card(canvas, rgb(0x8c2536));
  const Vec2 at{0.5f, 0.5f};
  const Path crown = drawn({-22, 20, -26, -16, -11, 0, 0, -24, 11, 0, 26, -16, 22, 20}, at);
  canvas.fill(crown, rgb(0xf2c23c));
  canvas.fill(drawn({-22, 12, 22, 12, 22, 20, -22, 20}, at), rgb(0xc58f1c));
  canvas.pen(crown, 0.02f, rgb(0x5a3a08), 0.95f, true);
  for (const Vec2 p : {Vec2{-0.26f, -0.18f}, Vec2{0, -0.26f}, Vec2{0.26f, -0.18f}})
    canvas.fill(ellipse(at + p, 0.035f, 0.035f, 14), rgb(0xfff3c0));
}

// A closed helmet over a sword.
void paint_baron(Canvas& canvas) {
  card(canvas, rgb(0x2f4a3a));
  const Vec2 at{0.5f, 0.5f};
  canvas.pen(drawn({-24, 36, 24, -32}, at), 0.05f, rgb(0xdfe4ea));
  canvas.pen(drawn({-24, 18, -8, 32}, at), 0.045f, rgb(0xb98a3a));
  const Path helmet = drawn(
      {-18, 22, -20, -8, bend, -18, -30, 18, -30, 20, -8, 18, 22, bend, 8, 30, -8, 30, -18, 22},
      at);
  canvas.fill(helmet, rgb(0x9aa4b2));
  canvas.fill(
      drawn({0, -26, bend, 16, -24, 20, -14, 20, -8, 18, 22, bend, 10, 28, 4, 28, 0, 28}, at),
      rgb(0x747f90));
  canvas.fill(drawn({-16, -8, 16, -8, 14, 0, -14, 0}, at), palette::ink, 0.95f);
  canvas.pen(helmet, 0.02f, palette::ink, 0.9f, true);
  for (const float x : {-0.06f, 0.f, 0.06f})
    canvas.pen({at + Vec2{x, 0.08f}, at + Vec2{x, 0.18f}}, 0.016f, palette::ink, 0.8f);
}

constexpr TokenArt tokens[] = {{"king", paint_king, Piece::king},
                               {"robber-baron", paint_baron, Piece::robber_baron}};

}  // namespace

extern const SetArt king_robber_art = {.tokens = tokens};

}  // namespace bastide::art
