// A whole tile, layer by layer; and the back of a tile.
#include <algorithm>

#include "engine/base/sort.hpp"
#include "web/art/art.hpp"
#include "web/art/buildings.hpp"
#include "web/art/paint_context.hpp"
#include "web/art/palette.hpp"
#include "web/art/plants.hpp"
#include "web/art/set_art.hpp"

namespace bastide::art {

float PaintContext::depth_at_printed(Vec2 p) const {
  const auto cell = [](float v) {
    return std::min(std::max(static_cast<int>(v * SegmentMap::cells), 0), SegmentMap::cells - 1);
  };
  return depth[static_cast<std::size_t>(cell(p.y) * SegmentMap::cells + cell(p.x))];
}

void paint_in_order(std::vector<Upright>& things) {
  sort_stably(things, [](const Upright& a, const Upright& b) { return a.y < b.y; });
  for (const Upright& token : things) token.paint();
}

void stand(PaintContext& paint, std::vector<Upright>& things, const House& house) {
  things.push_back({house.at.y, [&paint, house] { paint_house(paint.canvas, house); }});
}

void stand(PaintContext& paint, std::vector<Upright>& things, const Tower& tower) {
  things.push_back({tower.at.y, [&paint, tower] { paint_tower(paint.canvas, tower); }});
}

void stand(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float radius,
           std::uint32_t seed) {
  things.push_back(
      {at.y, [&paint, at, radius, seed] { paint_tree(paint.canvas, at, radius, seed); }});
}

Image paint_tile(const TileType& type, const TilePaint& how) {
  return paint_tile(type, how, map_segments(type));
}

Image paint_tile(const TileType& type, const TilePaint& how, const SegmentMap& map) {
  const int size = std::max(how.size, 8);
  Canvas canvas(size, size, static_cast<float>(size));
  PaintContext paint{canvas,
                     type,
                     how.rotation & 3,
                     scramble(seed_of(type), how.variant),
                     how.completed,
                     turn(plan_tile(type), how.rotation),
                     map,
                     segment_depths(map),
                     {}};
  find_symbol_place(paint);
  paint_meadow(paint);
  for (const SetArt* set : all_set_art())
    if (set->paint_ground) set->paint_ground(paint);
  paint_crops(paint);
  paint_waters(paint);
  paint_roads(paint);
  paint_site_grounds(paint);
  std::vector<Upright> things;
  add_plants(paint, things);
  add_sites(paint, things);
  paint_in_order(things);
  paint_cities(paint);
  paint_roads_above_cities(paint);
  for (const SetArt* set : all_set_art())
    if (set->paint_above) set->paint_above(paint);
  paint_symbols(paint);
  return canvas.image();
}

Image paint_tile_back(int size) {
  Canvas canvas(size, size, static_cast<float>(size));
  const Rgb ground = rgb(0x7a3a2d);
  const Rgb gilt = rgb(0xe8cd94), deep = ground * 0.72f;
  const Vec2 middle{0.5f, 0.5f};
  const TileNoise wash(4, 4, 9, 81), grain(120, 120, 9, 82);
  canvas.shade_all([&](float u, float v, Rgb) {
    const float rim = smooth(0.75f, 0.2f, length(Vec2{u, v} - middle));
    return ground * (0.78f + 0.1f * wash(u, v) + 0.06f * grain(u, v) + 0.16f * rim);
  });
  // A trellis, like stamped leather.
  for (int i = -5; i <= 5; ++i) {
    const float o = 0.125f * static_cast<float>(i);
    canvas.pen({{o, 0}, {o + 1, 1}}, 0.006f, deep, 0.5f);
    canvas.pen({{1 - o, 0}, {-o, 1}}, 0.006f, deep, 0.5f);
  }
  for (int y = 1; y < 8; ++y) {
    for (int x = 1; x < 8; ++x) {
      if (((x + y) & 1) != 0) continue;
      canvas.fill(
          circle({0.125f * static_cast<float>(x), 0.125f * static_cast<float>(y)}, 0.011f, 12),
          deep, 0.7f);
    }
  }
  const auto frame = [](float inset) {
    const float o = 1 - inset;
    return Path{{inset, inset}, {o, inset}, {o, o}, {inset, o}};
  };
  canvas.pen(frame(0.045f), 0.016f, deep, 0.9f, true);
  canvas.pen(frame(0.045f), 0.010f, gilt, 0.95f, true);
  canvas.pen(frame(0.068f), 0.004f, gilt, 0.8f, true);
  // A wall with eight towers around the arms: a bastide from above.
  canvas.fill(circle(middle, 0.335f, 72), deep);
  canvas.fill(circle(middle, 0.318f, 72), gilt);
  canvas.fill(circle(middle, 0.298f, 72), ground * 0.9f);
  canvas.pen(circle(middle, 0.27f, 72), 0.004f, gilt, 0.8f, true);
  for (int i = 0; i < 8; ++i) {
    const Vec2 at = middle + direction(0.3927f + 0.7854f * static_cast<float>(i)) * 0.31f;
    canvas.fill(circle(at, 0.048f), deep);
    canvas.fill(circle(at, 0.040f), gilt);
    canvas.fill(circle(at, 0.022f), ground * 0.85f);
  }
  for (int i = 0; i < 48; ++i) {
    const Vec2 d = direction(0.1309f * static_cast<float>(i));
    canvas.pen({middle + d * 0.304f, middle + d * 0.316f}, 0.008f, deep, 0.8f);
  }
  paint_coat_of_arms(canvas, {0.5f, 0.505f}, 0.34f, 3);
  return canvas.image();
}

}  // namespace bastide::art
