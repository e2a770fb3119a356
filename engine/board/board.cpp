#include "engine/board/board.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cstdlib>
#include <tuple>

namespace bastide {
namespace {

// The slot that holds a cell, or the free one where it would be. Row by row, as if the table were a
// map: what lies close together is never in each other's way.
u32 slot_of(const Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  u32 slot = ((static_cast<u32>(at.y) << board.slot_width) + static_cast<u32>(at.x)) & mask;
  while (board.slots[slot] != 0 && board.cells[board.slots[slot] - 1u].at != at)
    slot = (slot + 1) & mask;
  return slot;
}

CellIndex find_or_add_cell(Board& board, Position at) {
  u16& entry = board.slots[slot_of(board, at)];
  if (entry == 0) {
    board.cells.push_back({.at = at});
    board.links.push_back(no_links);
    entry = static_cast<u16>(board.cells.size());
  }
  return static_cast<CellIndex>(entry - 1);
}

// Tiles that both features of a kind hold, which count once (BASE-ROAD-2, BASE-CITY-2); `small` is
// walked.
int shared_tiles(const TileTables& tables, const Board& board, Node small, Node large) {
  int shared = 0;
  Node node = small;
  do {
    const PlacedTile& tile = board.tiles[board.node_tile[node]];
    const TypeTable& type = tables.types[tile.type];
    const SegmentKind kind = type.kind[node - tile.first_node];
    bool in_large = false, counted = false;
    for (int i = 0; i < type.segment_count; ++i) {
      const Node other = static_cast<Node>(tile.first_node + i);
      if (type.kind[i] != kind || other == node) continue;
      const Node root = find_root(board, other);
      if (root == large) in_large = true;
      if (root == small && other < node) counted = true;
    }
    shared += in_large && !counted;
    node = board.next[node];
  } while (node != small);
  return shared;
}

void unite_roots(const TileTables& tables, Board& board, Node large, Node small) {
  if (large == small) return;  // a loop: its tiles are counted already (BASE-ROAD-4)
  if (board.totals[large].tiles < board.totals[small].tiles) std::swap(large, small);
  FeatureTotals& into = board.totals[large];
  const FeatureTotals& from = board.totals[small];
  int tiles = into.tiles + from.tiles;
  if (into.recurrent && from.recurrent) tiles -= shared_tiles(tables, board, small, large);
  into.tiles = static_cast<u8>(std::min(tiles, 255));  // only fields can reach the bound
  into.strength += from.strength;                      // BASE-FIG-7
  into.open = static_cast<u16>(into.open + from.open);
  into.recurrent |= from.recurrent;
  into.helpers |= from.helpers;
  add_marks(into, from);
  Node node = small;
  do {
    board.parent[node] = large;
    node = board.next[node];
  } while (node != small);
  std::swap(board.next[large], board.next[small]);
}

void close_port(Board& board, Node node) { --board.totals[find_root(board, node)].open; }

// Joins what meets across one edge of two placed tiles.
void join_edge(const TileTables& tables, Board& board, const PlacedTile& tile, int edge,
               const PlacedTile& other) {
  const RotatedTile& mine = tables.types[tile.type].rotated[tile.rotation];
  const RotatedTile& theirs = tables.types[other.type].rotated[other.rotation];
  const int facing = edge ^ 2;
  if (theirs.edges[static_cast<std::size_t>(facing)] == EdgeKind::board) return;
  const auto my_node = [&](u8 segment) { return static_cast<Node>(tile.first_node + segment); };
  const auto their_node = [&](u8 segment) { return static_cast<Node>(other.first_node + segment); };
  const u8* a = mine.at_edge[edge];
  const u8* b = theirs.at_edge[facing];
  if (a[0] != no_segment) {  // where a position was set up, edges may not fit
    for (int i = 0; i < 2 && a[i] != no_segment; ++i) close_port(board, my_node(a[i]));
    for (int i = 0; i < 2 && b[i] != no_segment; ++i) close_port(board, their_node(b[i]));
    for (int i = 0; i < 2 && a[i] != no_segment; ++i)
      for (int k = 0; k < 2 && b[k] != no_segment; ++k)
        unite(tables, board, my_node(a[i]), their_node(b[k]));
  }
  for (int half = 0; half < 2; ++half) {
    const u8 field = mine.at_half[2 * edge + half];
    const u8 their_field = theirs.at_half[2 * facing + 1 - half];
    if (field == no_segment || their_field == no_segment) continue;
    close_port(board, my_node(field));
    close_port(board, their_node(their_field));
    unite(tables, board, my_node(field), their_node(their_field));
  }
}

// Closes what reaches one edge of a placed tile, as a wall does.
void close_edge(const TileTables& tables, Board& board, const PlacedTile& tile, int edge) {
  const RotatedTile& shape = tables.types[tile.type].rotated[tile.rotation];
  const auto close = [&](u8 segment) {
    if (segment != no_segment) close_port(board, static_cast<Node>(tile.first_node + segment));
  };
  for (const u8 segment : shape.at_edge[edge]) close(segment);
  close(shape.at_half[2 * edge]);
  close(shape.at_half[2 * edge + 1]);
}

// One cell around the tile's monasteries and gardens, and theirs around it, has been filled.
// Returns those around it that this completed (BASE-MON-1). A tile counts for all that it surrounds
// (BASE-MON-3).
NodeList fill_surroundings(const TileTables& tables, Board& board, TileIndex index) {
  NodeList completed;
  const PlacedTile& tile = board.tiles[index];
  const Position at = board.cells[tile.cell].at;
  const auto near = [](i16 a, i16 b) { return std::abs(a - b) <= 1; };
  for (std::size_t i = 0; i < board.unsurrounded.size();) {
    const PendingMonastery& there = board.unsurrounded[i];
    if (!near(there.at.x, at.x) || !near(there.at.y, at.y) ||
        --board.totals[there.node].open != 0) {
      ++i;
      continue;
    }
    completed.push_back(there.node);
    board.unsurrounded.erase_at(i);
  }
  std::sort(completed.begin(), completed.end(), [&](Node a, Node b) {
    const Position p = place_of_node(board, a), q = place_of_node(board, b);
    return std::tie(p.y, p.x, a) < std::tie(q.y, q.x, b);
  });
  const TypeTable& type = tables.types[tile.type];
  if (type.surrounded == 0) return completed;
  int around = 0;
  each_surrounding(board, at, [&](TileIndex) { ++around; });
  for (int i = 0; i < type.segment_count; ++i) {
    if (!needs_surroundings(type.kind[i])) continue;
    const Node node = static_cast<Node>(tile.first_node + i);
    board.totals[node].open = static_cast<u16>(8 - around);
    if (around != 8) board.unsurrounded.push_back({at, node});
  }
  return completed;
}

// Each segment of the tile becomes a feature of its own.
void add_nodes(const TypeTable& type, Board& board, TileIndex tile) {
  for (int i = 0; i < type.segment_count; ++i) {
    const Node node = static_cast<Node>(board.parent.size());
    board.parent.push_back(node);
    board.next.push_back(node);
    board.node_tile.push_back(tile);
    board.totals.push_back(type.totals[i]);
  }
}

void leave_frontier(Board& board, CellIndex cell) {
  const CellIndex* const begin = board.frontier.begin();
  const CellIndex* const end = board.frontier.end();
  const CellIndex* const at = std::find(begin, end, cell);
  if (at != end) board.frontier.erase_at(static_cast<std::size_t>(at - begin));
}

// Of the tile's own segments those whose features are completed, each feature once.
void add_completed(const TypeTable& type, const Board& board, Node first, NodeList& completed) {
  for (int i = 0; i < type.segment_count; ++i) {
    const Node node = static_cast<Node>(first + i), root = find_root(board, node);
    if (closing_of(type.kind[i]) == Closing::never || board.totals[root].open != 0) continue;
    if (std::none_of(completed.begin(), completed.end(),
                     [&](Node other) { return find_root(board, other) == root; }))
      completed.push_back(node);
  }
}

}  // namespace

void reset(Board& board, std::size_t tiles) {
  board.cells.clear();
  board.links.clear();
  board.frontier.clear();
  board.tiles.clear();
  board.parent.clear();
  board.next.clear();
  board.node_tile.clear();
  board.totals.clear();
  board.unsurrounded.clear();
  board.joints.clear();
  board.bounds = Bounds{};
  board.walled = false;
  board.slots.clear();
  // A board of n tiles knows at most 3n + 2 cells, and far fewer unless it is a line.
  const std::size_t slots = std::bit_ceil(3 * tiles + 8);
  board.slots.resize(slots, 0);
  board.slot_width = static_cast<u8>(std::countr_zero(slots) / 2);
}

CellIndex find_cell(const Board& board, Position at) {
  const u16 entry = board.slots[slot_of(board, at)];
  return entry == 0 ? no_cell : static_cast<CellIndex>(entry - 1);
}

TileIndex tile_at(const Board& board, Position at) {
  const CellIndex cell = find_cell(board, at);
  return cell == no_cell ? no_tile : board.cells[cell].tile;
}

void unite(const TileTables& tables, Board& board, Node a, Node b) {
  unite_roots(tables, board, find_root(board, a), find_root(board, b));
}

TileIndex place_tile(const TileTables& tables, Board& board, const Placement& tile,
                     NodeList* completed) {
  const TypeTable& type = tables.types[tile.type];
  const RotatedTile& shape = type.rotated[tile.rotation];
  const CellIndex cell = find_or_add_cell(board, tile.at);
  const TileIndex index = static_cast<TileIndex>(board.tiles.size());
  const Node first = static_cast<Node>(board.parent.size());
  board.cells[cell].tile = index;
  board.tiles.push_back({cell, first, tile.type, tile.rotation, tile.player});
  leave_frontier(board, cell);
  add_nodes(type, board, index);

  for (int edge = 0; edge < edge_count; ++edge) {
    if (shape.edges[edge] == EdgeKind::board) continue;
    const Position beside_at = neighbour(tile.at, static_cast<Edge>(edge));
    if (!contains(board.bounds, beside_at)) {
      if (board.walled) close_edge(tables, board, board.tiles[index], edge);
      continue;
    }
    CellIndex beside = board.links[cell][edge];
    if (beside != no_cell) {  // a tile lies there
      const PlacedTile& other = board.tiles[board.cells[beside].tile];
      join_edge(tables, board, board.tiles[index], edge, other);
      continue;
    }
    const std::size_t known = board.cells.size();
    beside = find_or_add_cell(board, beside_at);
    if (beside == known) board.frontier.push_back(beside);
    board.links[cell][edge] = beside;
    board.links[beside][edge ^ 2] = cell;
    Pattern& pattern = board.cells[beside].pattern;
    pattern = static_cast<Pattern>(pattern + shape.shown[edge]);
  }

  const NodeList around = fill_surroundings(tables, board, index);
  if (!completed) return index;
  add_completed(type, board, first, *completed);
  for (const Node node : around) completed->push_back(node);
  return index;
}

void shrink(Board& board, const Bounds& bounds) {
  board.bounds = bounds;
  std::size_t kept = 0;
  for (const CellIndex cell : board.frontier)
    if (contains(bounds, board.cells[cell].at)) board.frontier[kept++] = cell;
  board.frontier.set_size(kept);
}

void wall_in(const TileTables& tables, Board& board) {
  board.walled = true;
  for (const PlacedTile& tile : board.tiles) {
    const RotatedTile& shape = tables.types[tile.type].rotated[tile.rotation];
    for (int edge = 0; edge < edge_count; ++edge) {
      const Position beside = neighbour(board.cells[tile.cell].at, static_cast<Edge>(edge));
      if (shape.edges[edge] != EdgeKind::board && !contains(board.bounds, beside))
        close_edge(tables, board, tile, edge);
    }
  }
}

void cities_of_field(const TileTables& tables, const Board& board, Node field, bool completed_only,
                     CityList& cities) {
  cities.clear();
  std::bitset<max_nodes> seen;
  Node node = field;
  do {
    const PlacedTile& tile = board.tiles[board.node_tile[node]];
    unsigned touched = tables.types[tile.type].cities[node - tile.first_node];
    for (; touched != 0; touched &= touched - 1) {
      const Node city =
          find_root(board, static_cast<Node>(tile.first_node + std::countr_zero(touched)));
      const bool wanted = !completed_only || board.totals[city].open == 0;
      if (!wanted || seen[city]) continue;
      seen.set(city);
      cities.push_back(city);
    }
    node = board.next[node];
  } while (node != field);
}

}  // namespace bastide
