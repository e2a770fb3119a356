// Pictures of the Messages.
#include "web/sets/messages/art.hpp"
#include "web/art/figures.hpp"
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

namespace {

// A pennant on its pole.
Path messenger() {
  return townsman_with(
      drawn({42, -50, 42, -110, 62, -105, 55, -95, 62, -82, 50, -82, 50, 0, 42, 0, 42, -33}));
}

constexpr FigureArt figures[] = {
    {.piece = Piece::messenger, .outline = messenger, .mark = {0, -33, 25}},
};

}  // namespace

// A letter with its seal.
void paint_letter(Canvas& canvas) {
  constexpr Vec2 at{0.5f, 0.5f};
  constexpr float s = 0.96f;
  const Rgb paper = rgb(0xf3e3bd);
  const Path sheet = drawn({-47, -25, 41, -33, 48, 27, -40, 35}, at, s);
  Path shade = sheet;
  for (Vec2& q : shade) q = q + Vec2{0.04f, 0.06f} * s;
  canvas.fill(canvas.band(shade, s * 0.07f, 0.8f, true), rgb(0x1d1a2c), 0.2f);
  canvas.fill(shade, rgb(0x1d1a2c), 0.35f);
  canvas.fill(sheet, paper);
  canvas.fill(drawn({48, 27, -40, 35, -1, -5}, at, s), paper * 0.93f);
  const Path flap = drawn({-47, -25, -4, 13, 6, 12, 41, -33}, at, s);
  canvas.fill(canvas.band(flap, s * 0.07f, 0.9f), palette::ink, 0.3f);
  canvas.fill(flap, lit(paper, 1.45f));
  canvas.pen(flap, s * 0.025f, palette::ink, 0.7f, true);
  canvas.pen(sheet, s * 0.036f, palette::ink, 0.9f, true);
  const Vec2 seal = at + Vec2{0.01f, 0.06f} * s;
  canvas.fill(circle(seal, s * 0.19f, 30), rgb(0x4a0e0a));
  paint_relief(canvas, circle(seal, s * 0.17f, 30), pigment(rgb(0xb8301f)), s * 0.05f);
  canvas.pen(circle(seal, s * 0.09f, 20), s * 0.025f, rgb(0x74140c), 0.9f, true);
  paint_sign(canvas, Mark::star, seal, s * 0.11f, rgb(0x74140c));
}

namespace {

constexpr TokenArt tokens[] = {{"letter", paint_letter}};

}  // namespace

extern const SetArt messages_art = {.figures = figures, .tokens = tokens};

}  // namespace bastide::art
