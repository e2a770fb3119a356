// Pictures of the Festival.
#include <algorithm>

#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

// A striped tent with a pennant, about `s` wide.
void tent(Canvas& canvas, Vec2 at, float s, Rgb colour) {
  canvas.glaze(ellipse(at + Vec2{0.14f, 0.42f} * s, 0.6f * s, 0.13f * s, 20), palette::shadow,
               0.5f);
  const Path cloth = drawn({-50, 32, bend, -22, 16,   -6, -6, 0,   -32, bend, 6, -6,
                            22,  16, 50,   32,  bend, 30, 48, -30, 48,  -50,  32},
                           at, s);
  canvas.fill(cloth, rgb(0xfff4dc));
  canvas.fill(drawn({-50, 32, bend, -22, 16, -6, -6, 0, -32, -22, 42}, at, s), colour);
  canvas.fill(drawn({50, 32, bend, 22, 16, 6, -6, 0, -32, 22, 42}, at, s), colour * 0.82f);
  canvas.fill(drawn({-8, 46, 0, 6, 8, 46}, at, s), rgb(0x4a2f22));
  canvas.pen(cloth, s * 0.035f, palette::ink, 0.85f, true);
  canvas.pen({at + Vec2{0, -0.32f} * s, at + Vec2{0, -0.62f} * s}, s * 0.045f, palette::ink, 0.9f);
  canvas.fill(drawn({1, -63, 30, -54, 1, -44}, at, s), colour);
}

// Pennants of all colours on a line that sags between two poles.
void bunting(Canvas& canvas, Vec2 at, float s) {
  constexpr Rgb colours[] = {rgb(0xd8432f), rgb(0xf0b429), rgb(0x3f7fc4), rgb(0x4f9a3d)};
  constexpr int pennants = 7;
  const auto on_line = [&](float t) {
    return at + Vec2{(t - 0.5f) * 2, 0.42f * t * (1 - t) * 4 * 0.5f} * s;
  };
  for (const float side : {-1.f, 1.f})
    canvas.pen({at + Vec2{side, 0.9f} * s, at + Vec2{side, -0.08f} * s}, s * 0.06f, palette::ink,
               0.8f);
  Path line;
  for (int i = 0; i <= 12; ++i) line.push_back(on_line(static_cast<float>(i) / 12));
  canvas.pen(line, s * 0.03f, palette::ink, 0.85f);
  for (int i = 0; i < pennants; ++i) {
    const float t = (static_cast<float>(i) + 0.5f) / pennants;
    const Vec2 a = on_line(t - 0.055f), b = on_line(t + 0.055f);
    canvas.fill({a, b, lerp(a, b, 0.5f) + Vec2{0, 0.24f} * s}, colours[i % 4]);
  }
}

void paint_feast(Canvas& canvas, Vec2 at) {
  bunting(canvas, at + Vec2{0, -0.075f}, 0.1f);
  tent(canvas, at + Vec2{-0.042f, 0.028f}, 0.1f, rgb(0xd8432f));
  tent(canvas, at + Vec2{0.05f, 0.045f}, 0.075f, rgb(0x3f7fc4));
}

void paint_green(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), mix(palette::grass_deep, palette::road, 0.5f));
}

// Where roads end in it (FEST-8).
constexpr SiteArt greens[] = {
    {.radius = 0.15f, .road_end = RoadEnd::festival, .paint_ground = paint_green},
};

bool has_green(const TileType& type) {
  return std::any_of(type.segments.begin(), type.segments.end(),
                     [](const Segment& s) { return s.end == RoadEnd::festival; });
}

float room_for(const TileType& type) { return type.festival && !has_green(type) ? 0.11f : 0; }

void paint_symbol(PaintContext& paint) {
  for (const Site& site : paint.plan.sites)
    if (site.art == greens) paint_feast(paint.canvas, site.at);
  if (room_for(paint.type) > 0) paint_feast(paint.canvas, paint.turned(paint.symbol));
}

}  // namespace

extern const SetArt festival_art = {
    .symbol_room = room_for, .sites = greens, .paint_symbols = paint_symbol};

}  // namespace bastide::art
