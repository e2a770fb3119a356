// Rotating a whole tile, and deciding whether two tiles are the same to the rules.
#include "engine/tiles/symmetry.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

// The segment without its links to others.
Segment alone(Segment segment) {
  segment.cities = 0;
  segment.end_city = no_segment;
  return segment;
}

// Sorts the segments and updates the links. Links go only to cities, and cities have none, so the
// first sort already gives every city its final place.
void sort_segments(std::vector<Segment>& segments) {
  std::vector<std::pair<Segment, std::size_t>> order;
  for (std::size_t i = 0; i < segments.size(); ++i) order.emplace_back(segments[i], i);
  sort_stably(order, [](const auto& a, const auto& b) { return alone(a.first) < alone(b.first); });

  std::array<u8, 16> place{};  // by old index; `cities` has 16 bits
  for (std::size_t i = 0; i < order.size() && i < place.size(); ++i) {
    if (order[i].second < place.size()) place[order[i].second] = static_cast<u8>(i);
  }
  for (std::size_t i = 0; i < order.size(); ++i) {
    Segment segment = order[i].first;
    unsigned cities = 0;
    for (std::size_t c = 0; c < place.size(); ++c) {
      if ((segment.cities >> c) & 1u) cities |= 1u << place[c];
    }
    segment.cities = static_cast<u16>(cities);
    if (segment.end_city < place.size()) segment.end_city = place[segment.end_city];
    segments[i] = segment;
  }
  sort_stably(segments);
}

}  // namespace

TileType turned(const TileType& tile, int quarter_turns) {
  TileType result = tile;
  for (int edge = 0; edge < edge_count; ++edge) {
    const Edge to = turn_edge(static_cast<Edge>(edge), quarter_turns);
    result.edges[static_cast<std::size_t>(to)] = tile.edges[static_cast<std::size_t>(edge)];
  }
  for (Segment& segment : result.segments) {
    segment.edges = turn_edges(segment.edges, quarter_turns);
    segment.shared = turn_edges(segment.shared, quarter_turns);
    segment.halves = turn_halves(segment.halves, quarter_turns);
  }
  sort_segments(result.segments);
  result.split_field_edges = turn_edges(tile.split_field_edges, quarter_turns);
  for (const TileSymbol& symbol : tile_symbols)
    if (const auto* field = std::get_if<Direction Print::*>(&symbol.value)) {
      const auto direction = *field;
      result.*direction = turn_direction(tile.*direction, quarter_turns);
    }
  return result;
}

u8 distinct_rotations(const TileType& tile) {
  const TileType unturned = turned(tile, 0);
  if (same_print(unturned, turned(tile, 1))) return 1;
  if (same_print(unturned, turned(tile, 2))) return 2;
  return 4;
}

}  // namespace bastide
