#include "engine/board/board.hpp"

#include <algorithm>
#include <bit>
#include <bitset>
#include <cassert>
#include <cstring>
#include <tuple>

namespace bastide {
namespace {

// Row by row, as if the table were a map: what lies close together is never in each other's way.
u32 slot_of(const Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  return ((static_cast<u32>(at.y) << board.slot_width) + static_cast<u32>(at.x)) & mask;
}

// Whether it is known is anybody's guess: a new cell is always written, but counted only where the
// slot was free.
CellIndex find_or_add_cell(Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  const std::size_t known = board.cells.size();
  board.cells.data()[known] = {.at = at};
  board.links.data()[known] = no_links;
  for (u32 slot = slot_of(board, at);; slot = (slot + 1) & mask) {
    u16& entry = board.slots[slot];
    const bool free = entry == 0;
    const u16 found = static_cast<u16>(entry | (-int{free} & static_cast<int>(known + 1)));
    if (board.cells.data()[found - 1].at != at) continue;  // in another one's slot: rare
    entry = found;
    board.cells.set_size(known + free);
    board.links.set_size(known + free);
    return static_cast<CellIndex>(found - 1);
  }
}

// Tiles that both features of a kind hold, which count once (BASE-ROAD-2, BASE-CITY-2); `small` is
// walked. Rare, so kept out of the way.
[[gnu::noinline]] int shared_tiles(const TileTables& tables, const Board& board, Node small,
                                   Node large) {
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

inline void unite_roots(const TileTables& tables, Board& board, Node a, Node b) {
  if (a == b) return;  // a loop: its tiles are counted already (BASE-ROAD-4)
  const bool other = board.totals[a].tiles < board.totals[b].tiles;
  // Swaps them without a branch, which the compiler would make of a condition.
  const int swapped = (a ^ b) & -int{other};
  const Node large = static_cast<Node>(a ^ swapped), small = static_cast<Node>(b ^ swapped);
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

// Segments of the tile just placed and of the tiles beside it that have met. They are listed first
// and united then: which of them there are is anybody's guess, so that is found without branches.
struct Meeting {
  Node mine, theirs;
};
inline constexpr std::size_t max_meetings = 4 * 6 + 1;  // one is written that may not count

// Lists what meets across one side of two placed tiles and closes the ports there. Returns the end
// of the list.
Meeting* meet_side(const TileTables& tables, Board& board, const PlacedTile& tile, int side,
                   const PlacedTile& other, Meeting* next) {
  const Shape& mine = tables.types[tile.type].shape[tile.rotation];
  const Shape& theirs = tables.types[other.type].shape[other.rotation];
  const int facing = side ^ 2;
  if (theirs.edges[static_cast<std::size_t>(facing)] == EdgeKind::board) return next;
  const auto meet = [&](u8 a, u8 b, bool counts) {
    const bool met = (a != no_segment) & (b != no_segment);
    const Meeting meeting = {static_cast<Node>(tile.first_node + a * met),
                             static_cast<Node>(other.first_node + b * met)};
    const Node root = find_root(board, meeting.mine), their_root = find_root(board, meeting.theirs);
    board.totals[root].open = static_cast<u16>(board.totals[root].open - met);
    board.totals[their_root].open = static_cast<u16>(board.totals[their_root].open - met);
    *next = meeting;
    next += met & counts & (root != their_root);
  };
  const u8* a = mine.at_side[side];
  const u8* b = theirs.at_side[facing];
  if ((a[0] == no_segment) == (b[0] == no_segment) && a[1] == no_segment && b[1] == no_segment) {
    meet(a[0], b[0], true);
  } else if (a[0] != no_segment) {
    // Two cities share it on one side or both; where a position was set up, edges may not fit.
    for (int i = 0; i < 2 && a[i] != no_segment; ++i)
      close_port(board, static_cast<Node>(tile.first_node + a[i]));
    for (int i = 0; i < 2 && b[i] != no_segment; ++i)
      close_port(board, static_cast<Node>(other.first_node + b[i]));
    for (int i = 0; i < 2 && a[i] != no_segment; ++i)
      for (int k = 0; k < 2 && b[k] != no_segment; ++k)
        *next++ = {static_cast<Node>(tile.first_node + a[i]),
                   static_cast<Node>(other.first_node + b[k])};
  }
  const u8* fields = mine.at_half + 2 * side;
  const u8* their_fields = theirs.at_half + 2 * facing;
  meet(fields[0], their_fields[1], true);
  meet(fields[1], their_fields[0], (fields[0] != fields[1]) | (their_fields[0] != their_fields[1]));
  return next;
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
  // There is no telling what is near, so it is counted without branches.
  for (const Unsurrounded& there : board.unsurrounded) {
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

// Each segment of the tile becomes a feature of its own. As many are written as a tile can have at
// most, and those that it has are counted: the number varies too much for a loop.
void add_nodes(const TypeTable& type, Board& board, TileIndex tile) {
  const std::size_t first = board.parent.size(), count = type.segment_count;
  Node nodes[max_segments];
  for (std::size_t i = 0; i < max_segments; ++i) nodes[i] = static_cast<Node>(first + i);
  std::memcpy(board.parent.extend(count), nodes, sizeof nodes);
  std::memcpy(board.next.extend(count), nodes, sizeof nodes);
  std::memset(board.node_tile.extend(count), tile, max_segments);
  std::memcpy(board.totals.extend(count), type.totals, sizeof type.totals);
}

// The frontier is sorted. Where in it the cell is is anybody's guess, so it is not searched for:
// everything from there on moves up, eight at a time and all of them alike.
void leave_frontier(Board& board, CellIndex cell) {
  assert(std::binary_search(board.frontier.begin(), board.frontier.end(), cell));
  CellIndex* const cells = board.frontier.data();
  const std::size_t eights = (board.frontier.size() + 7) / 8;
  for (std::size_t i = 0; i < 8 * eights; ++i) {
    const CellIndex here = cells[i], next = cells[i + 1];
    cells[i] = here < cell ? here : next;
  }
  board.frontier.pop_back();
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

namespace {

// find_cell(), inlined where it is called most.
[[gnu::always_inline]] inline CellIndex look_up(const Board& board, Position at) {
  const u32 mask = static_cast<u32>(board.slots.size() - 1);
  for (u32 slot = slot_of(board, at); board.slots[slot] != 0; slot = (slot + 1) & mask)
    if (board.cells[board.slots[slot] - 1u].at == at)
      return static_cast<CellIndex>(board.slots[slot] - 1);
  return no_cell;
}

}  // namespace

CellIndex find_cell(const Board& board, Position at) { return look_up(board, at); }

TileIndex tile_at(const Board& board, Position at) {
  const CellIndex cell = look_up(board, at);
  return cell == no_cell ? no_tile : board.cells[cell].tile;
}

void unite(const TileTables& tables, Board& board, Node a, Node b) {
  unite_roots(tables, board, find_root(board, a), find_root(board, b));
}

TileIndex place_tile(const TileTables& tables, Board& board, Position at, TypeIndex type_index,
                     int rotation, u8 player, NodeList* completed) {
  const TypeTable& type = tables.types[type_index];
  const Shape& shape = type.shape[rotation];
  const std::size_t known = board.cells.size();
  const CellIndex cell = find_or_add_cell(board, at);
  const TileIndex index = static_cast<TileIndex>(board.tiles.size());
  const Node first = static_cast<Node>(board.parent.size());
  board.cells[cell].tile = index;
  board.tiles.push_back({cell, first, type_index, static_cast<u8>(rotation), player});
  if (cell < known && contains(board.bounds, at)) leave_frontier(board, cell);
  add_nodes(type, board, index);

  unsigned sides = shape.adjoining;  // where another tile may lie
  if (!contains_around(board.bounds, at))
    for (int side = 0; side < 4; ++side) {
      if (contains(board.bounds, neighbour(at, static_cast<Side>(side)))) continue;
      if (board.walled && (sides >> side & 1)) close_side(tables, board, board.tiles[index], side);
      sides &= ~(1u << side);
    }
  unsigned linked = 0;  // where one lies
  for (std::size_t side = 0; side < 4; ++side)
    linked |= unsigned{board.links[cell][side] != no_cell} << side;
  for (unsigned rest = sides & ~linked; rest != 0; rest &= rest - 1) {
    const int side = std::countr_zero(rest);
    const std::size_t before = board.cells.size();
    const CellIndex beside = find_or_add_cell(board, neighbour(at, static_cast<Side>(side)));
    board.frontier.push_back_if(beside, board.cells.size() != before);
    board.links[cell][static_cast<std::size_t>(side)] = beside;
    board.links[beside][static_cast<std::size_t>(side ^ 2)] = cell;
    Pattern& pattern = board.cells[beside].pattern;
    pattern = static_cast<Pattern>(pattern + shape.shown[side]);
  }
  Meeting meetings[max_meetings];
  Meeting* next = meetings;
  for (unsigned rest = sides & linked; rest != 0; rest &= rest - 1) {
    const int side = std::countr_zero(rest);
    const CellIndex beside = board.links[cell][static_cast<std::size_t>(side)];
    next = meet_side(tables, board, board.tiles[index], side, board.tiles[board.cells[beside].tile],
                     next);
  }
  for (const Meeting* meeting = meetings; meeting != next; ++meeting)
    unite_roots(tables, board, find_root(board, meeting->mine), find_root(board, meeting->theirs));

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
