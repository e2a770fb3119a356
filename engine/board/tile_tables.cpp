#include "engine/board/tile_tables.hpp"

#include <bit>
#include <cassert>

namespace bastide {
namespace {

RotatedTile rotated_tile(const TileType& type, int rotation) {
  RotatedTile shape{};
  for (int edge = 0; edge < 4; ++edge) {
    shape.edges[static_cast<std::size_t>((edge + rotation) & 3)] =
        type.edges[static_cast<std::size_t>(edge)];
    shape.at_edge[edge][0] = shape.at_edge[edge][1] = no_segment;
  }
  for (std::size_t edge = 0; edge < 4; ++edge) {
    if (shape.edges[edge] == EdgeKind::board) continue;
    shape.shown[edge] = static_cast<Pattern>(pattern_weight[edge ^ 2] *
                                             (static_cast<unsigned>(shape.edges[edge]) + 1u));
  }
  for (u8& half : shape.at_half) half = no_segment;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    const u8 index = static_cast<u8>(i);
    if (segment.kind == SegmentKind::mist) continue;  // lies over the others
    const EdgeMask edges =
        turn_edges(static_cast<EdgeMask>(segment.edges | segment.shared), rotation);
    for (int edge = 0; edge < 4; ++edge)
      if (edges >> edge & 1) {
        u8* at = shape.at_edge[edge];
        at[at[0] == no_segment ? 0 : 1] = index;
        shape.reach[edge] = static_cast<EdgeMask>(shape.reach[edge] | edges);
      }
    const HalfMask halves = turn_halves(segment.halves, rotation);
    for (int half = 0; half < 8; ++half)
      if (halves >> half & 1) {
        shape.at_half[half] = index;
        shape.reach_half[half] = halves;
      }
  }
  return shape;
}

FeatureTotals single_segment(const TileType& type, const Segment& segment) {
  FeatureTotals totals;
  const unsigned ports = segment.kind == SegmentKind::field
                             ? segment.halves
                             : static_cast<unsigned>(segment.edges | segment.shared);
  // The end that a road has on the tile itself is closed.
  totals.open = static_cast<u16>(needs_surroundings(segment.kind) ? 8 : std::popcount(ports));
  totals.tiles = 1;
  static_cast<Marks&>(totals) = marks_of(segment);
  int alike = 0;
  for (const Segment& other : type.segments) alike += other.kind == segment.kind;
  totals.recurrent = alike > 1 && segment.kind != SegmentKind::field;
  return totals;
}

TypeTable make_type_table(const TileType& type) {
  assert(type.segments.size() <= max_segments);
  TypeTable table;
  table.copies = type.count;
  table.rotations = type.rotations;
  table.segment_count = static_cast<u8>(type.segments.size());
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    table.kind[i] = segment.kind;
    table.cities[i] = segment.cities;
    table.totals[i] = single_segment(type, segment);
    table.surrounded = static_cast<u8>(table.surrounded + needs_surroundings(segment.kind));
  }
  for (int rotation = 0; rotation < 4; ++rotation)
    table.rotated[rotation] = rotated_tile(type, rotation);
  return table;
}

// Visits the patterns of the cells that a shape fits: beside each of its edges nothing, or an edge
// of the same kind. Edges of one kind meet and no others: a road never ends at a field
// (BASE-PLACE-4, BASE-PLACE-10). What is inside of the tile does not matter, be it a monastery
// (BASE-PLACE-6).
template <class Visit>
void each_fitting(const RotatedTile& shape, Visit visit) {
  for (unsigned neighbours = 0; neighbours < 16; ++neighbours) {
    unsigned pattern = 0;
    bool fits = true;
    for (std::size_t edge = 0; edge < 4; ++edge) {
      if (!(neighbours >> edge & 1)) continue;
      fits &= shape.edges[edge] != EdgeKind::board;  // where nothing ever lies
      pattern += pattern_weight[edge] * (static_cast<unsigned>(shape.edges[edge]) + 1);
    }
    if (fits) visit(pattern);
  }
}

}  // namespace

TileTables make_tile_tables(const std::vector<const TileType*>& types) {
  assert(types.size() < no_type);
  TileTables tables;
  tables.types.reserve(types.size());
  tables.fits.assign(types.size() * pattern_count, 0);
  for (std::size_t t = 0; t < types.size(); ++t) {
    tables.types.push_back(make_type_table(*types[t]));
    const TypeTable& table = tables.types.back();
    for (int rotation = 0; rotation < table.rotations; ++rotation)
      each_fitting(table.rotated[rotation], [&](unsigned pattern) {
        u8& fits = tables.fits[t * pattern_count + pattern];
        fits = static_cast<u8>(fits | 1u << rotation);
      });
  }
  return tables;
}

}  // namespace bastide
