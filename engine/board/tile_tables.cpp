#include "engine/board/tile_tables.hpp"

#include <bit>
#include <cassert>

namespace bastide {
namespace {

Shape make_shape(const TileType& type, int rotation) {
  Shape shape{};
  for (int side = 0; side < 4; ++side) {
    shape.edges[static_cast<std::size_t>((side + rotation) & 3)] =
        type.edges[static_cast<std::size_t>(side)];
    shape.at_side[side][0] = shape.at_side[side][1] = no_segment;
  }
  for (std::size_t side = 0; side < 4; ++side) {
    if (shape.edges[side] == EdgeKind::board) continue;
    shape.shown[side] = static_cast<Pattern>(pattern_weight[side ^ 2] *
                                             (static_cast<unsigned>(shape.edges[side]) + 1u));
  }
  for (u8& half : shape.at_half) half = no_segment;
  for (std::size_t i = 0; i < type.segments.size(); ++i) {
    const Segment& segment = type.segments[i];
    const u8 index = static_cast<u8>(i);
    if (segment.kind == SegmentKind::mist) continue;  // lies over the others
    const SideMask sides =
        turn_sides(static_cast<SideMask>(segment.sides | segment.shared), rotation);
    for (int side = 0; side < 4; ++side)
      if (sides >> side & 1) {
        u8* at = shape.at_side[side];
        at[at[0] == no_segment ? 0 : 1] = index;
        shape.reach[side] = static_cast<SideMask>(shape.reach[side] | sides);
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

Totals single_segment(const TileType& type, const Segment& segment) {
  Totals totals;
  const unsigned ports = segment.kind == SegmentKind::field
                             ? segment.halves
                             : static_cast<unsigned>(segment.sides | segment.shared);
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
    table.shape[rotation] = make_shape(type, rotation);
  return table;
}

// Visits the patterns of the cells that a shape fits: beside each of its edges nothing, or an edge
// of the same kind. Edges of one kind meet and no others: a road never ends at a field
// (BASE-PLACE-4, BASE-PLACE-10). What is inside of the tile does not matter, be it a monastery
// (BASE-PLACE-6).
template <class Visit>
void each_fitting(const Shape& shape, Visit visit) {
  for (unsigned neighbours = 0; neighbours < 16; ++neighbours) {
    unsigned pattern = 0;
    bool fits = true;
    for (std::size_t side = 0; side < 4; ++side) {
      if (!(neighbours >> side & 1)) continue;
      fits &= shape.edges[side] != EdgeKind::board;  // where nothing ever lies
      pattern += pattern_weight[side] * (static_cast<unsigned>(shape.edges[side]) + 1);
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
      each_fitting(table.shape[rotation], [&](unsigned pattern) {
        u8& fits = tables.fits[t * pattern_count + pattern];
        fits = static_cast<u8>(fits | 1u << rotation);
      });
  }
  return tables;
}

}  // namespace bastide
