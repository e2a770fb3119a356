// A whole tile, layer upon layer; and the back of one.
#include <algorithm>

#include "web/art/art.hpp"
#include "web/art/buildings.hpp"
#include "web/art/palette.hpp"
#include "web/art/scene.hpp"

namespace bastide::art {

float Scene::depth_at_printed(Vec2 p) const {
  const auto cell = [](float v) {
    return std::min(std::max(static_cast<int>(v * SegmentMap::cells), 0), SegmentMap::cells - 1);
  };
  return depth[static_cast<std::size_t>(cell(p.y) * SegmentMap::cells + cell(p.x))];
}

void paint_in_order(std::vector<Standing>& things) {
  std::stable_sort(things.begin(), things.end(),
                   [](const Standing& a, const Standing& b) { return a.y < b.y; });
  for (const Standing& thing : things) thing.paint();
}

Image paint_tile(const TileType& type, const TilePaint& how) {
  const int size = std::max(how.size, 8);
  Canvas canvas(size, size, static_cast<float>(size));
  const SegmentMap map = map_segments(type);
  Scene scene{canvas,
              type,
              how.rotation & 3,
              scramble(seed_of(type), how.variant),
              how.completed,
              turn(plan_tile(type), how.rotation),
              map,
              segment_depths(map),
              {}};
  paint_meadow(scene);
  if (type.hill) paint_hill(scene);
  paint_crops(scene);
  paint_waters(scene);
  paint_roads(scene);
  paint_site_grounds(scene);
  std::vector<Standing> things;
  add_plants(scene, things);
  add_sites(scene, things);
  paint_in_order(things);
  paint_cities(scene);
  paint_roads_above_cities(scene);
  paint_mists(scene);
  paint_symbols(scene);
  return canvas.image();
}

Image paint_tile_back(int size, bool river) {
  Canvas canvas(size, size, static_cast<float>(size));
  const Rgb ground = river ? rgb(0x35607a) : rgb(0x7c3b2e);
  const TileNoise wash(4, 4, 9, 81), grain(120, 120, 9, 82);
  canvas.shade_all([&](float u, float v, Rgb) {
    return ground * (0.9f + 0.14f * wash(u, v) + 0.06f * grain(u, v));
  });
  const Rgb gilt = rgb(0xe6c88a);
  for (const float inset : {0.07f, 0.1f}) {
    const float o = 1 - inset;
    canvas.pen({{inset, inset}, {o, inset}, {o, o}, {inset, o}}, inset < 0.08f ? 0.012f : 0.005f, gilt, 0.9f, true);
  }
  paint_coat_of_arms(canvas, {0.5f, 0.5f}, 0.46f, 3);
  return canvas.image();
}

}  // namespace bastide::art
