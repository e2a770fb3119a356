// The area of each segment on a tile: for pointing, for tinting and for placing figures.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/tiles/tile_type.hpp"
#include "web/art/image.hpp"

namespace bastide::art {

// A point of the tile: 0..1 from the west to the east and from the north to the south.
struct Anchor {
  float x = 0.5f, y = 0.5f;
};

// The tile as a grid of segment numbers, in the orientation of its type. Computing one takes about
// a millisecond, so cache it per tile type.
struct SegmentMap {
  static constexpr int cells = 96;
  std::array<std::uint8_t, cells * cells> segment{};  // no_segment where there is no segment
  // A good place for a figure on each: the middle of its body.
  std::array<Anchor, max_segments> anchors{};
  // Churches stay upright however the tile is rotated; the figure stands this far south of the
  // middle, so that they remain visible behind it.
  std::array<float, max_segments> south{};
};

SegmentMap map_segments(const TileType& type);
// The distance of each cell from the end of its segment, in tile units. At the rim of the tile this
// is 0.05, because the segment continues beyond it.
std::vector<float> segment_depths(const SegmentMap& map);

// `rotation` is that of the placed tile; points refer to the rotated picture.
int segment_at(const SegmentMap& map, int rotation, float x, float y);  // -1: none
Anchor segment_anchor(const SegmentMap& map, int segment, int rotation);

// The same from the type alone, for one-off queries.
int segment_at(const TileType& type, int rotation, float x, float y);
Anchor segment_anchor(const TileType& type, int segment, int rotation);

// White, with alpha inside the segment: to be tinted and drawn over the tile.
Image paint_segment_mask(const TileType& type, int rotation, int segment, int size,
                         const SegmentMap& map);

}  // namespace bastide::art
