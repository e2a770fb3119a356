// The context shared by the painters of one tile: the canvas, the plan in its rotation, and its
// seed.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "web/art/buildings.hpp"
#include "web/art/canvas.hpp"
#include "web/art/noise.hpp"
#include "web/art/plan.hpp"
#include "web/art/segment_map.hpp"

namespace bastide::art {

struct PaintContext {
  Canvas& canvas;
  const TileType& type;
  int rotation;
  std::uint32_t seed;        // of type and variant
  std::uint16_t completed;   // segments
  TilePlan plan;             // rotated
  SegmentMap map;            // not rotated
  std::vector<float> depth;  // by cell of `map`: distance to the edge of the segment

  std::vector<Vec2> parcels = {};  // ploughed land, as printed
  // A symbol that a set prints on open land, as printed, and its radius.
  Vec2 symbol = {};
  float symbol_room = -1;  // none

  // Decoration is scattered over the unrotated tile and rotated with it, so that a tile in the hand
  // keeps its trees and houses while it is rotated.
  Vec2 turned(Vec2 printed) const { return turn(printed, rotation); }
  Vec2 printed(Vec2 turned_point) const { return turn(turned_point, 4 - (rotation & 3)); }
  int segment_at_printed(Vec2 p) const { return segment_at(map, 0, p.x, p.y); }
  float depth_at_printed(Vec2 p) const;
  Vec2 anchor(int segment) const {
    const Anchor a = segment_anchor(map, segment, rotation);
    return {a.x, a.y};
  }
  bool is_clear_of_symbol(Vec2 printed_point, float reach) const {
    return length(printed_point - symbol) > symbol_room + reach;
  }
  bool is_completed(int segment) const { return segment >= 0 && (completed >> segment & 1) != 0; }
  bool is_field(int segment) const {
    return segment >= 0 &&
           type.segments[static_cast<std::size_t>(segment)].kind == SegmentKind::field;
  }
  // So small that fine detail would be mere noise: draw fewer things, and bolder symbols.
  bool low_detail() const { return canvas.scale() < 100; }
  float sign_scale() const { return low_detail() ? 1.35f : 1.f; }
  float pixels(float units) const { return units * canvas.scale(); }
};

inline float rim_distance(Vec2 p) {
  return std::min(std::min(p.x, p.y), std::min(1 - p.x, 1 - p.y));
}

// Upright things are painted from north to south.
struct Upright {
  float y;
  std::function<void()> paint;
};
void paint_in_order(std::vector<Upright>& things);
void stand(PaintContext& paint, std::vector<Upright>& things, const House& house);
void stand(PaintContext& paint, std::vector<Upright>& things, const Tower& tower);
// A tree.
void stand(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float radius,
           std::uint32_t seed);

void find_symbol_place(PaintContext& paint);
// In this order, each over the previous one.
void paint_meadow(PaintContext& paint);
void paint_crops(PaintContext& paint);
void paint_waters(PaintContext& paint);
void paint_roads(PaintContext& paint);
void paint_site_grounds(PaintContext& paint);
// A church, about 0.3 k wide.
void add_church(PaintContext& paint, std::vector<Upright>& things, Vec2 at, float k, Rgb tiles,
                bool finished);
void add_farmstead(PaintContext& paint, std::vector<Upright>& things, Vec2 at, std::uint32_t seed);
void add_windmill(PaintContext& paint, std::vector<Upright>& things, Vec2 at);
void add_plants(PaintContext& paint, std::vector<Upright>& things);
void add_sites(PaintContext& paint, std::vector<Upright>& things);
void paint_cities(PaintContext& paint);
void paint_roads_above_cities(PaintContext& paint);
void paint_symbols(PaintContext& paint);

// A coat of arms, upright, about this high.
void paint_coat_of_arms(Canvas& canvas, Vec2 at, float height, int device);

}  // namespace bastide::art
