#include "engine/board/board.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <tuple>

#include "engine/base/sort.hpp"

namespace bastide {
namespace {

// Row by row, as if the table were a map: what lies close together is never in each other's way.
u32 slot_of(const Board& board, Position at) {
  const u32 slots = static_cast<u32>(board.slots.size());
  const int width = std::countr_zero(slots) / 2;
  return ((static_cast<u32>(at.y) << width) + static_cast<u32>(at.x)) & (slots - 1);
}

CellIndex find_or_add_cell(Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  u32 slot = slot_of(board, at);
  for (; board.slots[slot] != 0; slot = (slot + 1) & mask)
    if (board.cells[board.slots[slot] - 1u].at == at)
      return static_cast<CellIndex>(board.slots[slot] - 1);
  board.cells.push_back({.at = at});
  board.slots[slot] = static_cast<u16>(board.cells.size());
  return static_cast<CellIndex>(board.cells.size() - 1);
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

void unite_roots(const TileTables& tables, Board& board, Node a, Node b) {
  if (a == b) return;  // a loop: its tiles are counted already (BASE-ROAD-4)
  const bool other = board.totals[a].tiles < board.totals[b].tiles;
  const Node large = other ? b : a, small = other ? a : b;
  Totals& into = board.totals[large];
  const Totals& from = board.totals[small];
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

// Joins two segments at an edge that is an open port of each.
void meet(const TileTables& tables, Board& board, Node a, Node b) {
  const Node root_a = find_root(board, a), root_b = find_root(board, b);
  --board.totals[root_a].open;
  --board.totals[root_b].open;
  unite_roots(tables, board, root_a, root_b);
}

// Joins what meets across one side of two placed tiles.
void join_side(const TileTables& tables, Board& board, const PlacedTile& tile, int side,
               const PlacedTile& other) {
  const Shape& mine = tables.types[tile.type].shape[tile.rotation];
  const Shape& theirs = tables.types[other.type].shape[other.rotation];
  const int facing = side ^ 2;
  if (theirs.edges[static_cast<std::size_t>(facing)] == EdgeKind::board) return;
  const auto my_node = [&](u8 segment) { return static_cast<Node>(tile.first_node + segment); };
  const auto their_node = [&](u8 segment) { return static_cast<Node>(other.first_node + segment); };
  const u8* a = mine.at_side[side];
  const u8* b = theirs.at_side[facing];
  const bool one_each = b[0] != no_segment && a[1] == no_segment && b[1] == no_segment;
  if (a[0] != no_segment && one_each) {
    meet(tables, board, my_node(a[0]), their_node(b[0]));
  } else if (a[0] != no_segment) {
    // Two cities share it on one side or both; where a position was set up, edges may not fit.
    for (int i = 0; i < 2 && a[i] != no_segment; ++i) close_port(board, my_node(a[i]));
    for (int i = 0; i < 2 && b[i] != no_segment; ++i) close_port(board, their_node(b[i]));
    for (int i = 0; i < 2 && a[i] != no_segment; ++i)
      for (int k = 0; k < 2 && b[k] != no_segment; ++k)
        unite(tables, board, my_node(a[i]), their_node(b[k]));
  }
  for (int half = 0; half < 2; ++half) {
    const u8 field = mine.at_half[2 * side + half];
    const u8 meets = theirs.at_half[2 * facing + 1 - half];
    if (field != no_segment && meets != no_segment)
      meet(tables, board, my_node(field), their_node(meets));
  }
}

// Closes what reaches one side of a placed tile, as a wall does.
void close_side(const TileTables& tables, Board& board, const PlacedTile& tile, int side) {
  const Shape& shape = tables.types[tile.type].shape[tile.rotation];
  const auto close = [&](u8 segment) {
    if (segment != no_segment) close_port(board, static_cast<Node>(tile.first_node + segment));
  };
  for (const u8 segment : shape.at_side[side]) close(segment);
  close(shape.at_half[2 * side]);
  close(shape.at_half[2 * side + 1]);
}

// One cell around the tile's monasteries and gardens, and theirs around it, has been filled.
// Returns those around it that this completed (BASE-MON-1). A tile counts for all that it surrounds
// (BASE-MON-3).
NodeList fill_surroundings(const TileTables& tables, Board& board, TileIndex index) {
  NodeList completed;
  const PlacedTile& tile = board.tiles[index];
  const Position at = board.cells[tile.cell].at;
  const auto near = [](i16 a, i16 b) { return unsigned{static_cast<unsigned>(a - b + 1) <= 2}; };
  bool filled = false;
  for (const Unsurrounded& there : board.unsurrounded) {  // without a branch
    u16& open = board.totals[there.node].open;
    open = static_cast<u16>(open - (near(there.at.x, at.x) & near(there.at.y, at.y)));
    filled |= open == 0;
  }
  for (std::size_t i = 0; filled && i < board.unsurrounded.size();) {
    const Node node = board.unsurrounded[i].node;
    if (board.totals[node].open != 0) {
      ++i;
      continue;
    }
    completed.push_back(node);
    board.unsurrounded.erase_at(i);
  }
  sort_short(completed.begin(), completed.end(), [&](Node a, Node b) {
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
  const std::size_t count = type.segment_count;
  Node node = static_cast<Node>(board.parent.size());
  Node* const parent = board.parent.extend(count);
  Node* const next = board.next.extend(count);
  TileIndex* const node_tile = board.node_tile.extend(count);
  Totals* const totals = board.totals.extend(count);
  for (std::size_t i = 0; i < count; ++i) {
    parent[i] = next[i] = node++;
    node_tile[i] = tile;
    totals[i] = type.totals[i];
  }
}

// The frontier is sorted. How the search goes is anybody's guess, so it does not branch.
void leave_frontier(Board& board, CellIndex cell) {
  const CellIndex* at = board.frontier.begin();
  for (std::size_t left = board.frontier.size(); left > 1;) {
    const std::size_t half = left / 2;
    at += at[half] <= cell ? half : 0;
    left -= half;
  }
  if (at != board.frontier.end() && *at == cell)
    board.frontier.erase_at(static_cast<std::size_t>(at - board.frontier.begin()));
}

// Of the tile's own segments those whose features are completed, each feature once.
void add_completed(const TypeTable& type, const Board& board, Node first, NodeList& completed) {
  unsigned closed = closed_segments(type, board, first) & type.closing;
  for (; closed != 0; closed &= closed - 1) {
    const Node node = static_cast<Node>(first + std::countr_zero(closed));
    if (std::none_of(completed.begin(), completed.end(),
                     [&](Node other) { return find_root(board, other) == find_root(board, node); }))
      completed.push_back(node);
  }
}

}  // namespace

void reset(Board& board, std::size_t tiles) {
  board.cells.clear();
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
  board.slots.resize(std::bit_ceil(3 * tiles + 8), 0);
}

CellIndex find_cell(const Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  for (u32 slot = slot_of(board, at); board.slots[slot] != 0; slot = (slot + 1) & mask)
    if (board.cells[board.slots[slot] - 1u].at == at)
      return static_cast<CellIndex>(board.slots[slot] - 1);
  return no_cell;
}

TileIndex tile_at(const Board& board, Position at) {
  const CellIndex cell = find_cell(board, at);
  return cell == no_cell ? no_tile : board.cells[cell].tile;
}

void unite(const TileTables& tables, Board& board, Node a, Node b) {
  unite_roots(tables, board, find_root(board, a), find_root(board, b));
}

TileIndex place_tile(const TileTables& tables, Board& board, Position at, TypeIndex type_index,
                     int rotation, u8 player, NodeList* completed) {
  const TypeTable& type = tables.types[type_index];
  const CellIndex cell = find_or_add_cell(board, at);
  const TileIndex index = static_cast<TileIndex>(board.tiles.size());
  const Node first = static_cast<Node>(board.parent.size());
  board.cells[cell].tile = index;
  board.tiles.push_back({cell, first, type_index, static_cast<u8>(rotation), player});
  leave_frontier(board, cell);
  add_nodes(type, board, index);

  const Shape& shape = type.shape[rotation];
  const bool inside = contains_around(board.bounds, at);
  for (int side = 0; side < 4; ++side) {
    const EdgeKind edge = shape.edges[static_cast<std::size_t>(side)];
    if (edge == EdgeKind::board) continue;
    if (!inside && !contains(board.bounds, neighbour(at, static_cast<Side>(side)))) {
      if (board.walled) close_side(tables, board, board.tiles[index], side);
      continue;
    }
    CellIndex beside = board.cells[cell].beside[static_cast<std::size_t>(side)];
    if (beside == no_cell) {
      const std::size_t before = board.cells.size();
      beside = find_or_add_cell(board, neighbour(at, static_cast<Side>(side)));
      if (board.cells.size() != before) board.frontier.push_back(beside);
      board.cells[cell].beside[static_cast<std::size_t>(side)] = beside;
      board.cells[beside].beside[static_cast<std::size_t>(side ^ 2)] = cell;
    }
    Cell& other = board.cells[beside];
    other.pattern = static_cast<Pattern>(other.pattern + pattern_weight[side ^ 2] *
                                                             (static_cast<unsigned>(edge) + 1u));
    if (other.tile != no_tile)
      join_side(tables, board, board.tiles[index], side, board.tiles[other.tile]);
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
