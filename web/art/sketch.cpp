// A rough sketch of a tile, as if seen from afar: the layout and nothing else. It takes a fiftieth
// of the time of a picture, so that a whole board can be shown at once.
#include "web/art/art.hpp"
#include "web/art/canvas.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plan.hpp"
#include "web/art/set_art.hpp"
#include "web/art/sites.hpp"

namespace bastide::art {
namespace {

Vec2 middle_of(const Path& path) {
  Vec2 sum{};
  for (const Vec2 p : path) sum = sum + p;
  return sum * (1 / static_cast<float>(path.size()));
}

void sketch_city(Canvas& canvas, const TileType& type, const CityPlan& city) {
  const Segment& facts = type.segments[static_cast<std::size_t>(city.segment)];
  canvas.fill(city.outline, rgb(0xab735a));
  for (const Wall& wall : city.walls) {
    canvas.pen(wall.line, wall_width * 2, palette::ink, 0.6f);
    canvas.pen(wall.line, wall_width, palette::stone_mid);
  }
  if (city.outline.empty()) return;
  const Vec2 at = middle_of(city.outline);
  if (facts.cathedral) canvas.fill(circle(at, 0.15f, 16), palette::church_roof);
  if (facts.shields > 0) {
    constexpr float half = 0.085f;
    const Path shield{at + Vec2{-half, -half}, at + Vec2{half, -half}, at + Vec2{half, half * 0.3f},
                      at + Vec2{0, half * 1.2f}, at + Vec2{-half, half * 0.3f}};
    canvas.pen(shield, 0.05f, palette::plaster, 1, true);
    canvas.fill(shield, palette::azure);
  }
}

void sketch_site(Canvas& canvas, const Site& site) {
  if (!site.art->takes_ground) return;
  const Path ground = circle(site.at, site.radius, 20);
  if (site.art->is_water) return canvas.fill(ground, palette::water);
  if (site.art->feature == SegmentKind::garden) {
    canvas.fill(ground, palette::leaf_dark);
    return canvas.fill(circle(site.at, site.radius * 0.5f, 12), rgb(0xd9547a));
  }
  canvas.fill(ground, palette::earth, 0.5f);
  canvas.fill(circle(site.at, site.radius * 0.6f, 12), palette::plaster);
  canvas.fill(circle(site.at, site.radius * 0.5f, 12),
              site.art->feature ? palette::church_roof : palette::roofs[0]);
}

}  // namespace

Image sketch_tile(const TileType& type, int rotation) {
  constexpr int size = 32;
  Canvas canvas(size, size, static_cast<float>(size));
  const TilePlan plan = turn(plan_tile(type), rotation);
  canvas.fill(Path{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, mix(palette::grass, palette::grass_warm, 0.3f));
  for (const Way& stream : plan.waters)
    canvas.fill(canvas.band(stream.line, water_width), palette::water);
  const auto road = [&](const Way& way) {
    canvas.fill(canvas.band(way.line, road_width * 1.7f, 0.4f), palette::road_edge, 0.6f);
    canvas.fill(canvas.band(way.line, road_width * 1.15f), palette::road);
  };
  for (const Way& way : plan.roads) road(way);
  for (const Site& site : plan.sites) sketch_site(canvas, site);
  for (const CityPlan& city : plan.cities) sketch_city(canvas, type, city);
  for (const Way& way : plan.roads)
    if (way.above_city) road(way);
  return canvas.image();
}

}  // namespace bastide::art
