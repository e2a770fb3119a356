// Pictures of the Wheel of Fortune.
#include "web/art/buildings.hpp"
#include "web/art/noise.hpp"
#include "web/art/palette.hpp"
#include "web/art/plan.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"
#include "web/sets/wheel_of_fortune/wheel.hpp"

namespace bastide::art {

namespace {

// ---- The wheel on its board ---------------------------------------------------------------------

constexpr float rim = wheel_rim, face = 0.94f, hub = 0.13f;
constexpr Rgb wood = rgb(0xb98b55);
constexpr Rgb faces[sector_count] = {rgb(0xf0d278), rgb(0xdfa36b), rgb(0xb9c578),
                                     rgb(0xa4bccb), rgb(0xd88d79), rgb(0xb3a998)};

float turns(float angle) { return angle / 6.2831853f; }

// The colour of the wood at a point: segments around the rim, a board for each sector, turned
// edges.
Rgb wood_at(Vec2 p, const TileNoise& grain) {
  const float r = length(p), around = turns(std::atan2(p.y, p.x)) + 1.25f + 1.f / 12;
  const float share = around - std::floor(around);
  const int sector = static_cast<int>(share * sector_count) % sector_count;
  const bool outside = r > face;
  const float joints = (outside ? 12.f : 6.f) * share, joint = joints - std::floor(joints);
  // Along the rim segments, and across the boards.
  const float fibre =
      outside ? grain(std::fmod(share * 3, 1.f), r * 0.6f)
              : grain(0.5f + 0.3f * dot(p, sector_direction(static_cast<float>(sector))),
                      0.5f + 0.3f * cross(p, sector_direction(static_cast<float>(sector))));
  Rgb colour = outside ? wood : faces[sector];
  colour = colour * (0.88f + 0.24f * fibre);
  // Turned edges: the rim rises above the boards and slopes down to the ground.
  const float lean = smooth(rim - 0.09f, rim, r) -
                     smooth(face + 0.08f, face, r) * (outside ? 1 : 0) +
                     smooth(face - 0.1f, face, r) * (outside ? 0 : 0.5f);
  const float light = dot(p * (1 / std::max(r, 0.01f)), {-0.6f, -0.75f}) * lean;
  const float seam = std::min(joint, 1 - joint) * r * (outside ? 0.52f : 1.05f);
  return lit(colour, 1 + 0.45f * light) * (1 - 0.5f * smooth(0.022f, 0.006f, seam));
}

struct Sheet {
  Canvas& canvas;
  bool from_afar;

  Vec2 at(Vec2 p) const { return Vec2{0.5f, 0.5f} + p * (1 / wheel_picture); }
  float long_as(float cells) const { return cells / wheel_picture; }
  void fill(Path path, Rgb colour, float alpha = 1) const {
    for (Vec2& p : path) p = at(p);
    canvas.fill(path, colour, alpha);
  }
  void pen(Path path, float width, Rgb colour, float alpha = 1, bool closed = false) const {
    for (Vec2& p : path) p = at(p);
    canvas.pen(path, long_as(width), colour, alpha, closed);
  }
};

// The theme of a sector, in ink: luck, cities, grain, thunder, monasteries, death.
void paint_sign(const Sheet& sheet, int sector) {
  const float size = sheet.from_afar ? 0.56f : 0.46f;
  const Vec2 at = sector_direction(static_cast<float>(sector)) * 0.68f;
  const auto area = [&](std::initializer_list<signed char> marks) {
    sheet.fill(drawn(marks, at, size), palette::ink);
  };
  const auto line = [&](std::initializer_list<signed char> marks) {
    sheet.pen(drawn(marks, at, size), size * 0.08f, palette::ink);
  };
  const auto disc = [&](float x, float y, float radius, Rgb colour) {
    sheet.fill(circle(at + Vec2{x, y} * size, radius * size), colour);
  };
  switch (static_cast<Sector>(sector)) {
    case Sector::fortune:
      for (const float x : {-0.2f, 0.2f})
        for (const float y : {-0.28f, 0.1f}) disc(x, y, 0.21f, palette::ink);
      line({0, 0, 10, 30, 20, 46});
      break;
    case Sector::tax:
      area({-38, 38,  -38, -22, -28, -22, -28, -10, -18, -10, -18, -22, -8,  -22,
            -8,  -10, 8,   -10, 8,   -22, 18,  -22, 18,  -10, 28,  -10, 28,  -22,
            38,  -22, 38,  38,  12,  38,  12,  20,  0,   9,   -12, 20,  -12, 38});
      break;
    case Sector::famine:
      line({0, 48, 0, -46});
      for (const float y : {-0.3f, -0.12f, 0.06f}) {
        const auto leaf = [&](float x) { return at + Vec2{x, y - std::fabs(x)} * size; };
        sheet.pen({leaf(-0.2f), leaf(0), leaf(0.2f)}, size * 0.08f, palette::ink);
      }
      break;
    case Sector::storm:
      area({10, -48, -26, 8, -4, 8, -14, 48, 28, -12, 6, -12, 22, -48});
      break;
    case Sector::inquisition:
      area({-20, 40, -20, 6, 8, -10, 42, 6, 42, 40});
      area({-40, 40, -40, -8, -27, -28, -14, -8, -14, 40});
      line({-27, -20, -27, -48});
      line({-36, -39, -18, -39});
      break;
    case Sector::plague:
      disc(0, -0.1f, 0.34f, palette::ink);
      area({-20, 0, 20, 0, 17, 42, -17, 42});
      for (const float x : {-0.14f, 0.14f}) disc(x, -0.07f, 0.09f, faces[sector]);
      break;
  }
}

void paint_crown_space(const Sheet& sheet, Vec2 at) {
  constexpr float radius = 0.17f;
  sheet.fill(circle(at, radius), rgb(0x6e4b2a));
  sheet.fill(circle(at + Vec2{0.01f, 0.014f}, radius * 0.88f), rgb(0x94693b));
  const Path crown = drawn({-34, 28, -42, -24, -18, 0, 0, -36, 18, 0, 42, -24, 34, 28}, at, 0.25f);
  sheet.fill(crown, palette::gilt);
  sheet.pen(crown, 0.014f, palette::ink, 0.8f, true);
}

}  // namespace

void paint_wheel(Canvas& canvas) {
  const Sheet sheet{canvas, canvas.scale() < 80 * wheel_picture};
  const Path disc = circle(sheet.at({}), sheet.long_as(rim), 120);
  // One road comes from a corner of the board and continues to the wheel; the others end beside it.
  for (const auto& [width, colour] :
       {std::pair{road_width + 0.03f, palette::road_edge}, {road_width, palette::road}})
    sheet.pen({{-1.37f, 1.37f}, {-0.9f, 0.9f}}, width, colour);
  canvas.glaze(canvas.band(circle(sheet.at({0.05f, 0.07f}), sheet.long_as(rim - 0.04f), 120),
                           sheet.long_as(0.16f), 0.9f, true),
               palette::shadow, 0.6f);
  canvas.fill(disc, palette::ink);
  const TileNoise grain(9, 90, 5, 77);
  canvas.shade(canvas.area(circle(sheet.at({}), sheet.long_as(rim - 0.014f), 120)),
               [&](float u, float v, Rgb) {
                 return wood_at((Vec2{u, v} - Vec2{0.5f, 0.5f}) * wheel_picture, grain);
               });
  sheet.pen(circle({}, face, 120), 0.022f, palette::ink, 0.75f, true);
  for (int sector = 0; sector < sector_count; ++sector) {
    const Vec2 spoke = sector_direction(static_cast<float>(sector) + 0.5f);
    sheet.pen({spoke * hub, spoke * face}, 0.05f, wood * 0.62f);
    sheet.pen({spoke * hub, spoke * face}, 0.018f, lit(wood, 1.25f));
    sheet.fill(circle(spoke * 1.18f, 0.035f), palette::ink, 0.7f);  // a nail
    paint_sign(sheet, sector);
    for (int space = 0; space < crown_spaces[sector]; ++space)
      paint_crown_space(sheet, crown_on_wheel(sector, space));
  }
  paint_relief(canvas, circle(sheet.at({}), sheet.long_as(hub), 40), pigment(wood),
               sheet.long_as(0.06f));
}

namespace {

// ---- The wheel pig ------------------------------------------------------------------------------

Path wheel_pig() { return figure_art(Piece::pig).outline(); }

constexpr PlayerColour colour_of_wheel_pig{0x7a4e40, 0x3c241c, 0xb98e7c, 0x3c241c, Mark::roundel};

// ---- On tiles -----------------------------------------------------------------------------------

void paint_ground(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), palette::stone_mid);
}

constexpr SiteArt sites[] = {
    {.radius = 0.17f, .road_end = RoadEnd::wheel, .paint_ground = paint_ground},
};

float room_for(const TileType& type) { return type.wheel > 0 ? 0.14f : 0; }

// A wheel with as many pips as the wheel pig takes steps.
void paint_symbol(PaintContext& paint) {
  const int pips = paint.type.wheel;
  if (pips == 0) return;
  Canvas& canvas = paint.canvas;
  const Vec2 at = paint.turned(paint.symbol);
  medallion(canvas, at, 0.13f, rgb(0xf0dca4));
  for (int i = 0; i < sector_count; ++i)
    canvas.pen({at, at + direction(1.0471976f * static_cast<float>(i)) * 0.097f}, fine_pen * 1.5f,
               palette::ink, 0.55f);
  for (int i = 0; i < pips; ++i) {
    const Vec2 p = at + (pips > 1 ? sector_direction(static_cast<float>(i * sector_count) /
                                                     static_cast<float>(pips)) *
                                        0.05f
                                  : Vec2{});
    canvas.fill(circle(p, 0.038f), palette::ink);
    paint_relief(canvas, circle(p, 0.032f), pigment(palette::church_roof), 0.012f);
  }
}

constexpr FigureArt figures[] = {{.piece = Piece::wheel_pig,
                                  .outline = wheel_pig,
                                  .mark = {0, -33, 1},
                                  .colour = &colour_of_wheel_pig}};

}  // namespace

extern const SetArt wheel_of_fortune_art = {
    .symbol_room = room_for, .sites = sites, .paint_symbols = paint_symbol, .figures = figures};

}  // namespace bastide::art
