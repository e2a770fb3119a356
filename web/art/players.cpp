// The colours of the players and their marks.
#include "web/art/art.hpp"
#include "web/art/buildings.hpp"
#include "web/art/marks.hpp"
#include "web/art/palette.hpp"

namespace bastide::art {

namespace {

// Chosen to differ in lightness as well as in hue, so that they remain distinct for colour-blind
// players.
constexpr PlayerColour colours[player_colours] = {
    {0x35343a, 0x17161b, 0x6c6b76, 0xf3ead6, Mark::chevron},
    {0xbd2822, 0x761413, 0xee7a66, 0xfff1dc, Mark::cross},
    {0x389c58, 0x175c30, 0x8cd89a, 0xf6f7dc, Mark::bars},
    {0x2459b4, 0x123270, 0x7fb0f2, 0xf2f4ff, Mark::roundel},
    {0xf2c230, 0xa87a10, 0xffe892, 0x3a2a10, Mark::lozenge},
    {0xe88fb4, 0xa4517a, 0xffd0e2, 0x4a1832, Mark::star},
    {0xece6d8, 0x9e968a, 0xffffff, 0x3a3530, Mark::pale},
    {0xae74d2, 0x653588, 0xdcbcf4, 0x2a0f3a, Mark::crescent},
};

}  // namespace

const PlayerColour& player_colour(int index) {
  return colours[static_cast<unsigned>(index) % player_colours];
}

Rgb outline_colour(const PlayerColour& colour) {
  return mix(palette::ink, rgb(colour.dark), 0.35f) * 0.7f;
}

void paint_sign(Canvas& canvas, Mark mark, Vec2 at, float size, Rgb colour) {
  const float h = size / 2, thick = size * 0.27f;
  switch (mark) {
    case Mark::chevron:
      canvas.fill(
          canvas.band({at + Vec2{-h, h * 0.62f}, at + Vec2{0, -h * 0.5f}, at + Vec2{h, h * 0.62f}},
                      thick),
          colour);
      break;
    case Mark::cross:
      canvas.fill(
          {at + Vec2{-thick / 2, -h}, at + Vec2{thick / 2, -h}, at + Vec2{thick / 2, -thick / 2},
           at + Vec2{h, -thick / 2}, at + Vec2{h, thick / 2}, at + Vec2{thick / 2, thick / 2},
           at + Vec2{thick / 2, h}, at + Vec2{-thick / 2, h}, at + Vec2{-thick / 2, thick / 2},
           at + Vec2{-h, thick / 2}, at + Vec2{-h, -thick / 2}, at + Vec2{-thick / 2, -thick / 2}},
          colour);
      break;
    case Mark::roundel:
      canvas.fill(circle(at, h * 0.82f), colour);
      break;
    case Mark::lozenge:
      canvas.fill({at + Vec2{0, -h * 1.1f}, at + Vec2{h * 0.8f, 0}, at + Vec2{0, h * 1.1f},
                   at + Vec2{-h * 0.8f, 0}},
                  colour);
      break;
    case Mark::bars:
      for (const float y : {-0.5f, 0.5f}) {
        canvas.fill({at + Vec2{-h, y * size * 0.62f - thick * 0.5f},
                     at + Vec2{h, y * size * 0.62f - thick * 0.5f},
                     at + Vec2{h, y * size * 0.62f + thick * 0.5f},
                     at + Vec2{-h, y * size * 0.62f + thick * 0.5f}},
                    colour);
      }
      break;
    case Mark::pale:
      for (const float x : {-0.5f, 0.5f}) {
        canvas.fill({at + Vec2{x * size * 0.6f - thick * 0.5f, -h},
                     at + Vec2{x * size * 0.6f + thick * 0.5f, -h},
                     at + Vec2{x * size * 0.6f + thick * 0.5f, h},
                     at + Vec2{x * size * 0.6f - thick * 0.5f, h}},
                    colour);
      }
      break;
    case Mark::star: {
      Path path;
      for (int i = 0; i < 10; ++i) {
        const float r = i % 2 == 0 ? h * 1.12f : h * 0.48f;
        path.push_back(at + direction(-1.5708f + 0.62832f * static_cast<float>(i)) * r);
      }
      canvas.fill(path, colour);
      break;
    }
    case Mark::crescent: {
      Path path;
      for (int i = 0; i <= 20; ++i)
        path.push_back(at + direction(0.7f + 4.88f * static_cast<float>(i) / 20.f) * (h * 0.95f));
      for (int i = 20; i >= 0; --i) {
        path.push_back(at + Vec2{h * 0.38f, 0} +
                       direction(0.95f + 4.38f * static_cast<float>(i) / 20.f) * (h * 0.72f));
      }
      canvas.fill(path, colour);
      break;
    }
  }
}

Image paint_mark(int index, int size) {
  const PlayerColour& colour = player_colour(index);
  Canvas canvas(size, size, static_cast<float>(size));
  const Vec2 middle{0.5f, 0.5f};
  canvas.fill(circle(middle, 0.48f, 64), rgb(colour.dark));
  canvas.fill(circle(middle, 0.43f, 64), rgb(colour.base));
  paint_sign(canvas, colour.mark, middle, 0.46f, rgb(colour.ink));
  return canvas.image();
}

}  // namespace bastide::art
