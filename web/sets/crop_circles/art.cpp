// Pictures of the Crop Circles.
#include <algorithm>
#include <utility>

#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

void paint_circle(PaintContext& paint, const Site& site) {
  Canvas& canvas = paint.canvas;
  // Grain, flattened in rings.
  const TileNoise ears(70, 70, paint.seed, 76);
  const Path rim = blot(site.at, site.radius, 5, 0.02f);
  canvas.glaze(canvas.band(rim, 0.035f, 0.9f, true), palette::leaf_dark, 0.4f);
  canvas.shade(canvas.area(rim), [&](float u, float v, Rgb) {
    const float r = length(Vec2{u, v} - site.at) / site.radius;
    const float ring = smooth(0.1f, 0.05f, std::fabs(r - 0.84f));
    return palette::wheat * (0.94f - 0.2f * ring + 0.2f * (ears(u, v) - 0.4f));
  });
  canvas.pen(rim, fine_pen, palette::ink, 0.5f, true);
}

constexpr SiteArt circles[] = {
    {.radius = 0.14f, .road_end = RoadEnd::crop_circle, .paint_ground = paint_circle},
};

// The symbol is shown in the circle if roads lead to one.
bool has_circle(const TileType& type) {
  return std::any_of(type.segments.begin(), type.segments.end(),
                     [](const Segment& s) { return s.end == RoadEnd::crop_circle; });
}

float room_for(const TileType& type) {
  return type.crop == CropSymbol::none || has_circle(type) ? 0 : 0.1f;
}

// Trampled into the grain: dark, with light on its south-eastern edge.
void crop_sign(Canvas& canvas, Vec2 at, CropSymbol sign) {
  for (const auto& [off, colour] :
       {std::pair{0.006f, rgb(0xfff2b4)}, std::pair{0.f, rgb(0x6f4a12)}}) {
    const Vec2 p = at + Vec2{off, off};
    if (sign == CropSymbol::rake) {
      // In one stroke, tooth by tooth.
      canvas.pen(drawn({0, 85,  0, -40, -60, -40, -60, -82, -60, -40, -30, -40, -30, -82, -30, -40,
                        0, -40, 0, -82, 0,   -40, 30,  -40, 30,  -82, 30,  -40, 60,  -40, 60,  -82},
                       p, 0.1f),
                 0.0145f, colour);
    }
    if (sign == CropSymbol::club)
      canvas.fill(drawn({-62, 66, 10, -72, bend, 35, -105, 90, -70, 65, -35, -43, 82}, p, 0.1f),
                  colour);
    if (sign == CropSymbol::shield)
      canvas.fill(drawn({-56, -70, 56, -70, 52, 12, 32, 50, 0, 80, -32, 50, -52, 12}, p, 0.1f),
                  colour);
  }
  if (sign == CropSymbol::shield) {
    canvas.fill(drawn({-36, -50, 0, -50, 0, 0, -36, 0}, at, 0.1f), palette::wheat);
    canvas.fill(drawn({0, 0, 34, 0, 30, 30, 0, 55}, at, 0.1f), palette::wheat);
  }
}

void paint_symbol(PaintContext& paint) {
  for (const Site& site : paint.plan.sites)
    if (site.art == circles) crop_sign(paint.canvas, site.at, paint.type.crop);
  if (room_for(paint.type) <= 0) return;
  const Vec2 at = paint.turned(paint.symbol);
  medallion(paint.canvas, at, 0.125f, palette::wheat);
  crop_sign(paint.canvas, at, paint.type.crop);
}

}  // namespace

extern const SetArt crop_circles_art = {
    .symbol_room = room_for, .sites = circles, .paint_symbols = paint_symbol};

}  // namespace bastide::art
