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

void add_castle(PaintContext& paint, std::vector<Upright>& things, const Site& site, Rng&) {
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

// Walls of which little is left around a trodden yard.
void paint_ruin(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), mix(palette::grass_deep, palette::road, 0.55f));
  constexpr float from[] = {0.35f, 1.75f, 3.2f, 4.9f}, width[] = {0.7f, 0.9f, 0.5f, 0.8f};
  for (int part = 0; part < 4; ++part) {
    Path wall;
    for (int i = 0; i <= 6; ++i)
      wall.push_back(site.at + direction(from[part] + width[part] * static_cast<float>(i) / 6) *
                                   (site.radius * 0.72f));
    paint.canvas.pen(wall, 0.05f, palette::ink, 0.8f);
    paint.canvas.pen(wall, 0.036f, palette::stone_mid);
    paint.canvas.pen({wall[1], wall[3]}, 0.012f, palette::stone);
  }
}

constexpr SiteArt sites[] = {
    {.radius = 0.15f, .road_end = RoadEnd::ruin, .paint_ground = paint_ruin},
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

Path wisp_outline(Vec2 at, float k) {
  return drawn({-33,  -12,  bend, -33, -57, 33,  -57, 33,   -12,  bend, 34,  20,  45,  50,  50,
                60,   bend, 30,   60,  25,  45,  16,  45,   bend, 10,   60,  -10, 62,  -12, 45,
                bend, -20,  50,   -30, 55,  -40, 56,  bend, -34,  40,   -33, 20,  -33, -12},
               at, k);
}

void look_back(Canvas& canvas, Vec2 at, float k, Rgb ink) {
  for (const Vec2 hole : {Vec2{-0.12f, -0.13f}, Vec2{0.12f, -0.13f}, Vec2{0, 0.07f}})
    canvas.fill(ellipse(at + hole * k, 0.065f * k, 0.095f * k, 14), ink);
}

// What is printed: a flat sign.
void print_ghost(Canvas& canvas, Vec2 at) {
  const Path body = wisp_outline(at, 0.1f);
  canvas.fill(canvas.band(body, 0.02f, 0.9f, true), rgb(0xf4f6fc), 0.7f);
  canvas.fill(body, rgb(0x55618a), 0.85f);
  look_back(canvas, at, 0.1f, rgb(0xf4f6fc));
}

// What stands there: a sculpture, whatever lies beneath it.
void paint_ghost(Canvas& canvas) {
  const Vec2 at{0.5f, 0.47f};
  constexpr float k = 0.78f;
  const Path body = wisp_outline(at, k);
  canvas.fill(canvas.band(body, 0.1f, 0.5f, true), rgb(0x2b3355), 0.55f);
  paint_relief(canvas, body, {rgb(0x6f7cab), rgb(0xe6ebf8), rgb(0xffffff)}, 0.15f);
  canvas.pen(body, 0.026f, rgb(0x2b3355), 0.95f, true);
  look_back(canvas, at, k, rgb(0x222845));
}

// A sitting dog, from its muzzle to its tail.
Path dog_outline() {
  return drawn({-30, -70, bend, -34, -66, -34,  -60, -28,  -57, -14, -54,  bend, -20,  -38,
                -20, -20, -18,  -4,  -24, -2,   -24, 0,    26,  0,   bend, 40,   2,    46,
                -12, 40,  -22,  36,  -18, bend, 34,  -36,  22,  -50, 10,   -60,  bend, 14,
                -68, 16,  -78,  8,   -92, 4,    -84, bend, -10, -90, -22,  -84,  -30,  -70});
}

constexpr PlayerColour colour_of_dog{0xce7828, 0x5e3312, 0xf2b878, 0x3a2412, Mark::star};
constexpr FigureArt figures[] = {{.piece = Piece::dog,
                                  .outline = dog_outline,
                                  .mark = {8, -24, 18},
                                  .scale = 0.62f,
                                  .stands_in_fields = true,
                                  .colour = &colour_of_dog,
                                  .north = -0.06f}};
constexpr TokenArt tokens[] = {{"ghost", paint_ghost, Piece::ghost}};

// It lies over what is beneath, thick at the edges where it may go on; of a closed bank a haze is
// left.
void paint_mists(PaintContext& paint) {
  Canvas& canvas = paint.canvas;
  const TileNoise billow(5, 5, paint.seed, 91), wisp(13, 13, paint.seed, 92);
  for (std::size_t i = 0; i < paint.type.segments.size(); ++i) {
    const Segment& s = paint.type.segments[i];
    if (s.kind != SegmentKind::mist) continue;
    const bool lifted = paint.is_completed(static_cast<int>(i));
    const EdgeMask sides = turn_edges(s.edges, paint.rotation);
    canvas.shade_all([&](float u, float v, Rgb under) {
      const float far[4] = {v, 1 - u, 1 - v, u};
      float near = 1;
      for (int side = 0; side < 4; ++side) {
        if ((sides >> side & 1) != 0) near = std::min(near, far[side]);
      }
      const float n = 0.6f * billow(u, v) + 0.4f * wisp(u, v);
      // Towards an edge without mist it thins out.
      float clear = 1;
      for (int side = 0; side < 4; ++side)
        if ((sides >> side & 1) == 0) clear = std::min(clear, far[side]);
      const float cover = smooth(0.42f, 0.06f, near + 0.26f * (n - 0.5f)) *
                          (0.25f + 0.75f * smooth(0, 0.16f, clear));
      const Rgb white = Rgb{0.90f, 0.93f, 0.98f} * (0.90f + 0.14f * n);
      return mix(under, white, (lifted ? 0.16f : 0.78f) * cover);
    });
    int laid = 0;
    for (int side = 0; side < 4 && laid < s.ghosts && !lifted; ++side) {
      if ((s.edges >> side & 1) == 0) continue;
      const int here = std::min(2, s.ghosts - laid);
      for (int k = 0; k < here; ++k, ++laid) {
        const Vec2 printed = turn(Vec2{0.28f + 0.44f * static_cast<float>(k), 0.1f}, side);
        print_ghost(canvas, paint.turned(printed));
      }
    }
  }
}

}  // namespace

extern const SetArt mists_art = {
    .sites = sites, .paint_above = paint_mists, .figures = figures, .tokens = tokens};

}  // namespace bastide::art
