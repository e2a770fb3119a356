// Pictures of Hills & Sheep.
#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/set_art.hpp"
#include "web/art/symbols.hpp"
#include "web/sets/hills_sheep/wolf.hpp"

namespace bastide::art {

namespace {

// A crook: it goes up to its hook and down to the ground.
Path shepherd() {
  return townsman_with(drawn({43,   -50, 43,   -86, 40,  -93, 33,  -94, 30, -88, 25, -90, 28,
                              -100, 40,  -101, 49,  -95, 51,  -86, 51,  0,  43,  0,  43,  -33}));
}

void sheep(Canvas& canvas, Vec2 at, float s = 1) {
  canvas.glaze(ellipse(at + Vec2{0.008f, 0.016f} * s, 0.03f * s, 0.012f * s), palette::shadow,
               0.45f);
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d * s, 0.0175f * s), palette::ink, 0.8f);
  }
  for (const Vec2 d : {Vec2{-0.014f, 0}, Vec2{0.012f, 0.002f}, Vec2{0, -0.008f}}) {
    canvas.fill(circle(at + d * s, 0.0145f * s), palette::plaster);
  }
  canvas.fill(ellipse(at + Vec2{0.03f, -0.004f} * s, 0.01f * s, 0.008f * s, 12), palette::ink,
              0.9f);
}

void paint_sheep_token(Canvas& canvas) { sheep(canvas, {0.46f, 0.5f}, 11); }

// A dome of grass: bright towards the light, hatched and dark on the other side.
void hill(Canvas& canvas, Vec2 at) {
  constexpr float rx = 0.17f, ry = 0.135f;
  canvas.glaze(canvas.band(ellipse(at + Vec2{0.035f, 0.035f}, rx * 0.86f, ry * 0.86f, 40), 0.07f,
                           0.9f, true),
               palette::shadow, 0.5f);
  canvas.shade(canvas.area(ellipse(at, rx, ry, 40)), [&](float u, float v, Rgb under) {
    const float x = (u - at.x) / rx, y = (v - at.y) / ry;
    const float r = std::sqrt(std::min(1.f, x * x + y * y));
    const float light = -(x + y) * smooth(0.05f, 0.75f, r);
    const Rgb grass = mix(palette::grass_warm * 1.06f, palette::leaf, smooth(0.9f, -1.1f, light));
    return mix(under, grass, smooth(1, 0.88f, r));
  });
  for (int i = 0; i < 26; ++i) {
    const Vec2 d = direction(0.24166f * static_cast<float>(i));
    const float shaded = smooth(-0.9f, 1.2f, d.x + d.y), from = 0.86f - 0.34f * shaded;
    canvas.pen({at + Vec2{d.x * rx * from, d.y * ry * from}, at + Vec2{d.x * rx, d.y * ry} * 0.97f},
               fine_pen * 1.1f, palette::leaf_dark * 0.8f, 0.25f + 0.5f * shaded);
  }
}

// Rows on turned earth, heavy with grapes.
void vines(Canvas& canvas, Vec2 at, std::uint32_t seed) {
  Rng rng(seed);
  const Path plot = drawn({-125, -85, 120, -95, 125, 90, -120, 95}, at, 0.1f);
  canvas.fill(plot, palette::plough, 0.85f);
  canvas.pen(plot, fine_pen, palette::leaf_dark, 0.4f, true);
  for (int row = -2; row <= 2; ++row) {
    for (int k = -3; k <= 3; ++k) {
      const Vec2 p = at + Vec2{static_cast<float>(k) * 0.033f, static_cast<float>(row) * 0.036f};
      paint_bush(canvas, p, 0.0145f, rng.bits());
      for (int grape = 0; grape < 4; ++grape)
        canvas.fill(circle(p + Vec2{rng.about(0.007f), rng.about(0.008f)}, 0.0045f, 8),
                    grape == 3 ? rgb(0xa65fb8) : rgb(0x74308a));
    }
  }
}

float room_for(const TileType& type) { return type.hill ? 0.16f : type.vineyard ? 0.1f : 0; }

void paint_hill(PaintContext& paint) {
  if (paint.type.hill) hill(paint.canvas, paint.turned(paint.symbol));
}

void paint_sheep_and_vineyard(PaintContext& paint) {
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    for (int k = 0; k < paint.type.segments[i].sheep; ++k) {
      const Vec2 at = paint.turned(free_place(paint, static_cast<int>(i), 0.1f));
      sheep(paint.canvas,
            at + Vec2{0.05f * static_cast<float>(k), 0.03f * static_cast<float>(k & 1)});
    }
  }
  if (paint.type.vineyard) vines(paint.canvas, paint.turned(paint.symbol), paint.seed);
}

constexpr FigureArt figures[] = {
    {.piece = Piece::shepherd, .outline = shepherd, .mark = {0, -33, 25}},
};

}  // namespace

// It runs to the right.
void paint_wolf(Canvas& canvas) {
  const Path wolf = drawn({-112, 5,   -85, -22, -62, -30, 25,  -38, 45,  -65, 56,  -48, 75,  -42,
                           105,  -25, 98,  -15, 65,  -10, 52,  12,  75,  52,  61,  56,  30,  21,
                           -15,  14,  -31, 24,  -15, 58,  -30, 61,  -59, 18,  -72, -8,  -92, 2},
                          {0.5f, 0.52f}, 0.4f);
  canvas.glaze(ellipse({0.5f, 0.77f}, 0.36f, 0.035f), palette::shadow, 0.45f);
  canvas.fill(wolf, rgb(0x5d5b62));
  canvas.pen(wolf, 0.022f, palette::ink, 0.85f, true);
  canvas.fill(circle({0.77f, 0.38f}, 0.016f, 10), rgb(0xf2d45c));
}

constexpr TokenArt tokens[] = {{"sheep", paint_sheep_token, Piece::sheep}};

extern const SetArt hills_sheep_art = {
    .symbol_room = room_for,
    .paint_ground = paint_hill,
    .paint_symbols = paint_sheep_and_vineyard,
    .figures = figures,
    .tokens = tokens,
};

}  // namespace bastide::art
