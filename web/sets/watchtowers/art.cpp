// Pictures of the Watchtowers: a wooden tower, and beside it a board with what it counts.
#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

constexpr Rgb timber = rgb(0x8a5a2e), timber_dark = rgb(0x5f3b1c), timber_light = rgb(0xb9854c);

void tower(Canvas& canvas, Vec2 at, float s) {
  canvas.glaze(drawn({-16, 52, 20, 52, 78, 26, 60, 10}, at, s), palette::shadow, 0.5f);
  for (const float side : {-1.f, 1.f})
    canvas.pen({at + Vec2{0.24f * side, 0.52f} * s, at + Vec2{0.15f * side, -0.06f} * s}, 0.1f * s,
               timber_dark);
  canvas.pen(drawn({-22, 40, 17, 8}, at, s), 0.06f * s, timber);
  canvas.pen(drawn({22, 40, -17, 8}, at, s), 0.06f * s, timber);
  const Path cabin = drawn({-22, -38, 22, -38, 22, -6, -22, -6}, at, s);
  canvas.fill(cabin, timber_light);
  canvas.fill(drawn({4, -38, 22, -38, 22, -6, 4, -6}, at, s), timber);
  canvas.fill(drawn({-7, -30, 8, -30, 8, -16, -7, -16}, at, s), palette::ink, 0.9f);
  canvas.pen(cabin, 0.03f * s, palette::ink, 0.85f, true);
  canvas.fill(drawn({-30, -8, 30, -8, 30, 1, -30, 1}, at, s), timber_dark);
  const Path roof = drawn({-33, -36, 0, -70, 33, -36}, at, s);
  canvas.fill(roof, rgb(0xc2482f));
  canvas.fill(drawn({0, -70, 33, -36, 5, -36}, at, s), rgb(0x94331f));
  canvas.pen(roof, 0.03f * s, palette::ink, 0.85f, true);
}

Path wall(Vec2 at, float s) {
  return drawn({-70, 60,  -70, -60, -40, -60, -40, -25, -16, -25, -16, -60,
                16,  -60, 16,  -25, 40,  -25, 40,  -60, 70,  -60, 70,  60},
               at, s);
}

void sign(Canvas& canvas, Vec2 at, float s, Watchtower counts) {
  canvas.pen({at + Vec2{0, 0.4f} * s, at + Vec2{0, 1.05f} * s}, 0.16f * s, timber_dark);
  const Path board = drawn({-56, -52, 56, -52, 56, 50, -56, 50}, at, s);
  canvas.fill(board, rgb(0xf7ecd0));
  canvas.pen(board, 0.09f * s, timber_dark, 1, true);
  const float k = 0.6f * s;
  switch (counts) {
    case Watchtower::meeple: {
      Path figure = townsman();
      for (Vec2& p : figure) p = at + Vec2{p.x, p.y + 0.46f} * (0.9f * s);
      canvas.fill(figure, palette::ink);
      break;
    }
    case Watchtower::shield:
      canvas.fill(drawn({-56, -66, 56, -66, 52, 12, 32, 50, 0, 76, -32, 50, -52, 12}, at, k),
                  rgb(0x2f62a8));
      break;
    case Watchtower::monastery:
      canvas.fill(drawn({-62, 70, -62, 0, 0, -44, 62, 0, 62, 70}, at, k), palette::ink);
      canvas.pen(drawn({0, -40, 0, -86}, at, k), 0.16f * k, palette::ink);
      canvas.pen(drawn({-18, -68, 18, -68}, at, k), 0.16f * k, palette::ink);
      break;
    case Watchtower::road:
      canvas.pen(drawn({-40, 76, bend, -60, 10, 60, 10, 34, -76}, at, k), 0.44f * k, rgb(0x8d8471));
      break;
    case Watchtower::city:
      canvas.fill(wall(at, k), rgb(0x9a4a2c));
      break;
    case Watchtower::none:
      break;
  }
}

void paint_mound(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, blot(site.at, site.radius * 0.9f, 9, 0.04f),
             mix(palette::grass_deep, palette::road, 0.55f));
}

// Where roads end at it (TOWERW-2).
constexpr SiteArt mounds[] = {
    {.radius = 0.15f, .road_end = RoadEnd::watchtower, .paint_ground = paint_mound},
};

bool has_mound(const TileType& type) {
  return std::any_of(type.segments.begin(), type.segments.end(),
                     [](const Segment& s) { return s.end == RoadEnd::watchtower; });
}

float room_for(const TileType& type) {
  return type.watchtower != Watchtower::none && !has_mound(type) ? 0.12f : 0;
}

void paint_symbol(PaintContext& paint) {
  if (paint.type.watchtower == Watchtower::none) return;
  Vec2 at = paint.turned(paint.symbol);
  for (const Site& site : paint.plan.sites)
    if (site.art == mounds) at = site.at;
  tower(paint.canvas, at + Vec2{-0.035f, 0.005f}, 0.21f);
  sign(paint.canvas, at + Vec2{0.075f, 0.035f}, 0.075f, paint.type.watchtower);
}

}  // namespace

extern const SetArt watchtowers_art = {
    .symbol_room = room_for, .sites = mounds, .paint_symbols = paint_symbol};

}  // namespace bastide::art
