// Everything that placing needs to know about the tile types of one game, computed once: each type
// in each rotation, and the rotations in which it fits an empty cell.
#pragma once

#include <array>
#include <vector>

#include "engine/tiles/tile_type.hpp"

namespace bastide {

// Index of a tile type among the types of one game.
using TypeIndex = u8;
inline constexpr TypeIndex no_type = 0xff;

// The running totals of a feature, kept on its root (board.hpp). In a RotatedTile: what a single
// segment contributes.
struct FeatureTotals : Marks {
  u8 tiles = 0;      // distinct tiles; of fields: segments
  u32 strength = 0;  // four bits per player: summed strength of the meeples
  u16 open = 0;  // what lies along edges: open edges; field: open half-edges; monastery, garden:
                 // empty surrounding cells. 0 = completed (fields never are, FARM-4)
  bool recurrent = false;  // holds a tile with several segments of its kind: merging may meet the
                           // same tile twice
  u8 helpers = 0;          // bit p: a helper of player p stands here

  friend bool operator==(const FeatureTotals&, const FeatureTotals&) = default;
};
static_assert(sizeof(FeatureTotals) == 12);

// Edge constraints of an empty cell as a number in base 5, digit n = edge n:
// 0 no neighbour, else 1 + EdgeKind of the neighbour's edge.
using Pattern = u16;
inline constexpr int pattern_count = 5 * 5 * 5 * 5;
inline constexpr Pattern pattern_weight[4] = {1, 5, 25, 125};

// One tile type in one rotation.
struct RotatedTile {
  std::array<EdgeKind, 4> edges;
  Pattern shown[4];  // by edge: the part of the pattern of the cell there
  // The segment behind each edge, fields excluded. The second entry is for edges that two city
  // segments share (HILL-12).
  u8 at_edge[4][2];
  u8 at_half[8];  // the field behind each half-edge
  // Everything that the segment behind an edge reaches, and the field behind a half-edge, including
  // that edge or half-edge itself.
  EdgeMask reach[4];
  HalfMask reach_half[8];
};

struct TypeTable {
  u16 catalogue_index = 0;
  u8 copies = 0;  // in the whole supply of the game, excluding a start tile on the board
  u8 rotations = 4;
  u8 segment_count = 0;
  u8 surrounded = 0;  // segments completed by surrounding tiles: monasteries and gardens
  SegmentKind kind[max_segments];
  u16 cities[max_segments];  // fields: the city segments they touch, as a mask of segments
  FeatureTotals totals[max_segments];
  RotatedTile rotated[4];
};

struct TileTables {
  std::vector<TypeTable> types;
  std::vector<u8> fits;  // [type * pattern_count + pattern] = fit(type, pattern)

  // The distinct rotations in which the type matches all neighbours (BASE-PLACE-4, BASE-PLACE-5).
  u8 fit(TypeIndex type, Pattern pattern) const {
    return fits[static_cast<std::size_t>(type) * pattern_count + pattern];
  }
};

// `types` holds at most 255 types.
TileTables make_tile_tables(const std::vector<const TileType*>& types);

}  // namespace bastide
