// Pictures of the dragon: volcanoes, its sign on tiles, the tunnel, and the dragon itself.
#include <algorithm>

#include "web/art/buildings.hpp"
#include "web/art/figures.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// ---- Volcanoes ----------------------------------------------------------------------------------

constexpr Rgb basalt = rgb(0x7d6a62), ember = rgb(0xf0602a), glow = rgb(0xffd25a);

// Ground that nothing grows on any more.
void paint_ash(PaintContext& paint, const Site& site) {
  const Path rim =
      blot(site.at + Vec2{0, site.radius * 0.12f}, site.radius * 0.96f, paint.seed, 0.07f);
  paint.canvas.glaze(paint.canvas.band(rim, 0.05f, 0.9f, true), palette::earth_dark, 0.5f);
  paint.canvas.fill(rim, mix(palette::earth_dark, basalt, 0.6f), 0.85f);
}

// A cone with an open crater, `r` from its middle to its foot.
void paint_cone(Canvas& canvas, Vec2 at, float r) {
  canvas.glaze(hull({at + Vec2{0.9f, 0.42f} * r, at + Vec2{-0.2f, 0.6f} * r,
                     at + Vec2{0, -0.5f} * r, at + Vec2{1.24f, 0.56f} * r}),
               palette::shadow, 0.4f);
  const Path body =
      drawn({-96, 46,   bend, -66, 26, -48, -30, -32, -92,  bend, -18, -80, 18, -80, 32,
             -92, bend, 48,   -30, 66, 26,  96,  46,  bend, 60,   72,  -60, 72, -96, 46},
            at, r);
  const Path shade = drawn({32, -92, bend, 48, -30,  66, 26, 96, 46,  bend, 70, 66,
                            30, 68,  12,   67, bend, 28, 20, -4, -20, 6,    -86},
                           at, r);
  const float line = std::max(fine_pen * 1.5f, 0.7f / canvas.scale());
  canvas.fill(canvas.band(body, line * 2.2f, 0, true), palette::ink, 0.9f);
  canvas.fill(body, lit(basalt, 1.22f));
  canvas.fill(shade, basalt * 0.72f);
  for (const std::initializer_list<signed char>& gully :
       {std::initializer_list<signed char>{-38, -60, -52, -20, -50, 8, -64, 40},
        std::initializer_list<signed char>{34, -40, 44, 0, 42, 22, 58, 50}})
    canvas.pen(drawn(gully, at, r), 0.05f * r, basalt * 0.55f, 0.8f);
  // Lava, from the crater to the foot.
  const Path streams[] = {
      drawn({-8, -84, bend, -20, -40, 4, -20, -14, 24, bend, -22, 44, -16, 52, -18, 66}, at, r),
      drawn({14, -86, bend, 30, -50, 16, -30, 28, 6}, at, r),
      drawn({-22, -86, bend, -34, -60, -24, -50, -34, -22}, at, r)};
  for (const Path& stream : streams) canvas.pen(stream, 0.17f * r, rgb(0x8c2413), 0.95f);
  for (const Path& stream : streams) canvas.pen(stream, 0.11f * r, ember);
  canvas.pen(streams[0], 0.045f * r, glow, 0.95f);
  const Vec2 crater = at + Vec2{0, -0.9f} * r;
  canvas.fill(ellipse(crater, 0.34f * r, 0.17f * r, 28), palette::ink);
  canvas.fill(ellipse(crater + Vec2{0, 0.01f} * r, 0.29f * r, 0.13f * r, 28), rgb(0xa52a14));
  canvas.fill(ellipse(crater + Vec2{0, 0.03f} * r, 0.23f * r, 0.09f * r, 28), ember);
  canvas.fill(ellipse(crater + Vec2{0, 0.045f} * r, 0.14f * r, 0.055f * r, 20), glow);
}

void paint_smoke(Canvas& canvas, Vec2 at, float r) {
  const float puffs[][3] = {{0.02f, -1.06f, 0.15f}, {0.16f, -1.22f, 0.19f}, {0.4f, -1.36f, 0.22f}};
  for (const auto& [x, y, size] : puffs)
    canvas.fill(circle(at + Vec2{x, y} * r, size * r, 20), rgb(0x5d5660), 0.85f);
  for (const auto& [x, y, size] : puffs)
    canvas.fill(circle(at + Vec2{x - 0.03f, y - 0.04f} * r, size * r * 0.8f, 20), rgb(0xb9b2b4),
                0.9f);
}

void add_volcano(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng&) {
  things.push_back({site.at.y + site.radius * 0.6f, [&paint, site] {
                      const float r = site.radius * 0.94f;
                      const Vec2 at = site.at + Vec2{0, site.radius * 0.2f};
                      paint_cone(paint.canvas, at, r);
                      paint_smoke(paint.canvas, at, r);
                    }});
}

// DRAGON-6: nobody stands on it, so its ground is no place for a figure.
constexpr SiteArt sites[] = {
    {.radius = 0.19f, .road_end = RoadEnd::volcano, .paint_ground = paint_ash, .add = add_volcano}};

// Where no road leads to it, in the open.
void plan_volcano(const TileType& type, TilePlan& plan) {
  if (!type.volcano) return;
  for (const Site& site : plan.sites)
    if (site.art == sites) return;
  Vec2 best{0.5f, 0.5f};
  float best_room = -1;
  for (int y = 4; y <= 44; ++y)
    for (int x = 4; x <= 44; ++x) {
      const Vec2 p{static_cast<float>(x) / 48.f, static_cast<float>(y) / 48.f};
      const float room = std::min(clearance(plan, p), 0.24f) - 0.05f * length(p - Vec2{0.5f, 0.5f});
      if (room > best_room) {
        best_room = room;
        best = p;
      }
    }
  plan.sites.push_back({sites, best, std::clamp(best_room - 0.015f, 0.12f, 0.22f), -1});
}

// ---- Its sign on a tile -------------------------------------------------------------------------

// A head in profile, breathing fire.
void dragon_head(Canvas& canvas, Vec2 at, float s, Rgb colour) {
  canvas.fill(drawn({-44, 56,  bend, -56, 14,  -46,  -22, -14, -34, bend, -22, -44, -30,  -56,
                     -46, -62, bend, -26, -66, -4,   -58, 4,   -42, bend, 26,  -40, 40,   -28,
                     52,  -14, 50,   -2,  30,  -2,   46,  8,   42,  16,   14,  14,  bend, 2,
                     14,  -2,  24,   6,   34,  bend, 14,  44,  14,  52,   14,  56},
                    at, s),
              colour);
  canvas.fill(circle(at + Vec2{0.14f, -0.22f} * s, 0.055f * s, 12), rgb(0x6a1512));
}

float room_for(const TileType& type) { return type.dragon ? 0.12f : 0; }

void paint_sign(PaintContext& paint) {
  if (!paint.type.dragon) return;
  const float s = paint.sign_scale();
  const Vec2 at = paint.turned(paint.symbol);
  medallion(paint.canvas, at, 0.088f * s, rgb(0xa8261d));
  dragon_head(paint.canvas, at + Vec2{0.003f, 0.004f} * s, 0.108f * s, palette::ink);
  dragon_head(paint.canvas, at, 0.108f * s, palette::gilt);
}

// ---- The tunnel ---------------------------------------------------------------------------------

// Where a road disappears under a wall: a cutting that gets darker, and an arch.
void paint_mouth(Canvas& canvas, const Path& road) {
  const Along end = point_along(road, 1);
  const Vec2 in = end.direction, side = right_of(in) * (road_width * 0.62f);
  const Vec2 from = end.at - in * 0.13f;
  for (int step = 0; step < 5; ++step) {
    const Vec2 a = lerp(from, end.at, static_cast<float>(step) / 5);
    canvas.glaze({a - side * 0.76f, a + side * 0.76f, end.at + side * 0.76f, end.at - side * 0.76f},
                 palette::shadow, 0.3f);
  }
  for (const float s : {-1.f, 1.f}) {
    canvas.pen({from + side * s, end.at + side * s}, 0.026f, palette::ink, 0.85f);
    canvas.pen({from + side * s, end.at + side * s}, 0.018f, palette::stone_mid);
  }
  const float turn_by = std::atan2(in.y, in.x);
  const Vec2 middle = end.at - in * 0.02f;
  Path arch;
  arc(arch, middle, road_width * 0.6f, turn_by - 1.5707963f, turn_by + 1.5707963f, 20);
  canvas.fill(arch, rgb(0x1d1712));
  canvas.pen(arch, 0.036f, palette::ink, 0.9f);
  canvas.pen(arch, 0.026f, palette::stone);
  for (int i = 1; i < 6; ++i) {
    const Vec2 d = direction(turn_by - 1.5707963f + 0.5235988f * static_cast<float>(i));
    canvas.pen({middle + d * (road_width * 0.5f), middle + d * (road_width * 0.72f)}, fine_pen,
               palette::stone_dark, 0.9f);
  }
}

void paint_tunnels(PaintContext& paint) {
  std::vector<const Way*> ends;
  for (const Way& road : paint.plan.roads)
    if (road.segment >= 0 && paint.type.segments[static_cast<std::size_t>(road.segment)].tunnel)
      ends.push_back(&road);
  if (ends.size() != 2) return;
  const Vec2 a = ends[0]->line.back(), b = ends[1]->line.back();
  // Its course under the roofs, as on a map.
  constexpr int dashes = 9;
  for (int i = 1; i < dashes; ++i)
    for (const float s : {-1.f, 1.f}) {
      const Vec2 off = right_of(unit(b - a)) * (s * road_width * 0.36f);
      const auto at = [&](float k) {
        return lerp(a, b, (static_cast<float>(i) + k) / dashes) + off;
      };
      paint.canvas.pen({at(-0.26f), at(0.26f)}, 0.014f, palette::ink, 0.75f);
      paint.canvas.pen({at(-0.24f), at(0.24f)}, 0.008f, palette::road, 0.95f);
    }
  for (const Way* end : ends) paint_mouth(paint.canvas, end->line);
}

// ---- The dragon ---------------------------------------------------------------------------------

// Upright, from its snout over its feet and tail to its wing.
Path dragon_outline() {
  return drawn({-51, -77, bend, -47, -70,  -39, -68,  -32, -68, bend, -26,  -58,  -39, -48,
                -37, -30, bend, -36, -20,  -34, -14,  -34, -8,  -42,  0,    -18,  0,   bend,
                -15, -6,  -9,   -8,  -6,   -6,  -1,   0,   21,  0,    bend, 37,   2,   50,
                -6,  47,  -26,  55,  -30,  40,  -46,  34,  -26, 40,   -26,  bend, 39,  -18,
                31,  -16, 24,   -20, bend, 24,  -34,  20,  -42, 13,   -48,  bend, 20,  -56,
                28,  -56, 34,   -50, bend, 32,  -62,  39,  -68, 45,   -66,  bend, 40,  -78,
                43,  -88, 50,   -94, bend, 31,  -102, 9,   -92, -4,   -66,  bend, -9,  -60,
                -12, -64, -12,  -72, bend, -12, -80,  -15, -86, -9,   -98,  bend, -18, -98,
                -23, -94, -26,  -90, bend, -36, -92,  -42, -88, -51,  -84});
}

constexpr PlayerColour colour_of_dragon{0x5e1412, 0x2c0708, 0xd8623c, 0xffd25a, Mark::roundel};
constexpr FigureArt figures[] = {{.piece = Piece::dragon,
                                  .outline = dragon_outline,
                                  .mark = {-31, -80, 9},
                                  .scale = 0.8f,
                                  .stands_in_fields = true,
                                  .colour = &colour_of_dragon}};

void paint_symbols_of_dragon(PaintContext& paint) {
  paint_tunnels(paint);
  paint_sign(paint);
}

}  // namespace

extern const SetArt dragon_art = {
    .symbol_room = room_for,
    .sites = sites,
    .plan_sites = plan_volcano,
    .paint_symbols = paint_symbols_of_dragon,
    .figures = figures,
};

}  // namespace bastide::art
