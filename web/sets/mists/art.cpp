// Pictures of Mists over Carcassonne.
#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"

namespace bastide::art {

namespace {

void paint_cemetery(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), palette::grass_deep);
  Rng rng(scramble(paint.seed, 74u));
  Canvas& canvas = paint.canvas;
  for (int row = -1; row <= 1; ++row) {
    for (int column = -2; column <= 2; ++column) {
      const Vec2 p = site.at + Vec2{static_cast<float>(column) * 0.058f + rng.about(0.006f),
                                    static_cast<float>(row) * 0.075f + rng.about(0.006f)};
      if (length(p - site.at) > site.radius * 0.85f) continue;
      canvas.glaze(ellipse(p + Vec2{0.012f, 0.004f}, 0.016f, 0.008f, 10), palette::shadow, 0.5f);
      canvas.pen({p, p + Vec2{0, -0.026f}}, 0.018f, palette::ink, 0.85f);
      canvas.pen({p, p + Vec2{0, -0.026f}}, 0.012f, palette::stone_mid);
    }
  }
}

void paint_courtyard(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), mix(palette::road, palette::paving, 0.3f));
}

void add_castle(PaintContext& paint, std::vector<Standing>& things, const Site& site, Rng&) {
  const float k = site.radius / 0.17f;
  for (const Vec2 d :
       {Vec2{-0.085f, -0.06f}, Vec2{0.085f, -0.06f}, Vec2{-0.085f, 0.075f}, Vec2{0.085f, 0.075f}}) {
    Tower tower;
    tower.at = site.at + d * k;
    tower.radius = 0.036f * k;
    tower.height = 0.095f * k;
    tower.roof = 0.07f * k;
    tower.stone = palette::stone;
    tower.tiles = palette::slate;
    paint_tower_shadow(paint.canvas, tower);
    stand(paint, things, tower);
  }
  House hall;
  hall.at = site.at + Vec2{0, 0.01f} * k;
  hall.ridge = 0.16f * k;
  hall.depth = 0.1f * k;
  hall.wall = 0.08f * k;
  hall.roof = 0.05f * k;
  hall.tiles = palette::roofs[2];
  hall.plaster = palette::stone;
  add_house(paint, things, hall);
}

constexpr SiteArt sites[] = {
    {.radius = 0.17f,
     .road_end = RoadEnd::castle,
     .feature = SegmentKind::castle,
     .paint_ground = paint_courtyard,
     .add = add_castle},
    {.radius = 0.17f,
     .road_end = RoadEnd::cemetery,
     .feature = SegmentKind::cemetery,
     .paint_ground = paint_cemetery},
};

// A wisp of mist that looks back.
void ghost(Canvas& canvas, Vec2 at) {
  const Path body =
      drawn({-33,  -12,  bend, -33, -57, 33,  -57, 33,   -12,  bend, 34,  20,  45,  50,  50,
             60,   bend, 30,   60,  25,  45,  16,  45,   bend, 10,   60,  -10, 62,  -12, 45,
             bend, -20,  50,   -30, 55,  -40, 56,  bend, -34,  40,   -33, 20,  -33, -12},
            at, 0.1f);
  canvas.fill(canvas.band(body, 0.03f, 0.9f, true), rgb(0x46506e), 0.4f);
  paint_relief(canvas, body, {rgb(0x8792b4), rgb(0xe8ecf6), rgb(0xffffff)}, 0.022f);
  canvas.pen(body, fine_pen, rgb(0x46506e), 0.7f, true);
  for (const Vec2 hole : {Vec2{-0.012f, -0.012f}, Vec2{0.012f, -0.012f}, Vec2{0, 0.008f}})
    canvas.fill(ellipse(at + hole, 0.006f, 0.009f, 12), rgb(0x2b3048));
}

void paint_mists(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  const TileNoise billow(5, 5, paint.seed, 91), wisp(13, 13, paint.seed, 92);
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    const Segment& s = paint.type.segments[i];
    if (s.kind != SegmentKind::mist) continue;
    const SideMask sides = turn_sides(s.sides, paint.rotation);
    canvas.shade_all([&](float u, float v, Rgb under) {
      const float far[4] = {v, 1 - u, 1 - v, u};
      float near = 1;
      for (int side = 0; side < 4; ++side) {
        if ((sides >> side & 1) != 0) near = std::min(near, far[side]);
      }
      const float n = 0.6f * billow(u, v) + 0.4f * wisp(u, v);
      const float cover = smooth(0.36f, 0.05f, near + 0.22f * (n - 0.5f));
      return mix(under, Rgb{0.90f, 0.92f, 0.96f} * (0.94f + 0.1f * wisp(u, v)), 0.86f * cover);
    });
    int laid = 0;
    for (int side = 0; side < 4 && laid < s.ghosts; ++side) {
      if ((s.sides >> side & 1) == 0) continue;
      const int here = std::min(2, s.ghosts - laid);
      for (int k = 0; k < here; ++k, ++laid) {
        const Vec2 printed = turn(Vec2{0.28f + 0.44f * static_cast<float>(k), 0.1f}, side);
        ghost(canvas, paint.turned(printed));
      }
    }
  }
}

}  // namespace

extern const SetArt mists_art = {.sites = sites, .paint_above = paint_mists};

}  // namespace bastide::art
