// Pictures of the Wheel of Fortune.
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/relief.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"
#include "web/art/symbols.hpp"

namespace bastide::art {

namespace {

void paint_ground(PaintContext& paint, const Site& site) {
  paint_yard(paint.canvas, yard_of(site), palette::stone_mid);
}

constexpr SiteArt sites[] = {
    {.radius = 0.17f, .road_end = RoadEnd::wheel, .paint_ground = paint_ground},
    {.radius = 0.17f, .road_end = RoadEnd::ruin, .paint_ground = paint_ground},
};

float room_for(const TileType& type) { return type.wheel > 0 ? 0.1f : 0; }

void paint_symbol(PaintContext& paint) {
  const int crowns = paint.type.wheel;
  if (crowns == 0) return;
  Canvas& canvas = paint.canvas;
  const Vec2 at = paint.turned(paint.symbol);
  medallion(canvas, at, 0.068f, rgb(0xd8c08a));
  for (int i = 0; i < 6; ++i)
    canvas.pen({at, at + direction(1.0472f * static_cast<float>(i)) * 0.05f}, fine_pen,
               palette::ink, 0.6f);
  for (int i = 0; i < crowns; ++i) {
    const float off = static_cast<float>(i) - 0.5f * static_cast<float>(crowns - 1);
    const Vec2 p = at + Vec2{off * 0.034f, 0};
    canvas.fill(circle(p, 0.0165f), palette::ink);
    paint_relief(canvas, circle(p, 0.013f), pigment(palette::church_roof), 0.008f);
  }
}

}  // namespace

extern const SetArt wheel_of_fortune_art = {
    .symbol_room = room_for, .sites = sites, .paint_symbols = paint_symbol};

}  // namespace bastide::art
