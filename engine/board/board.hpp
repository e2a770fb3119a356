// The landscape on the table: cells, tiles, and the features that their segments form.
//
// A Board is a value without pointers. Every segment of every placed tile is a node. Every node
// knows the root of its feature, which holds the running totals, and a ring links all nodes of the
// feature. Joining two features rewrites the nodes of the smaller one, so that finding the root, by
// far the most frequent operation, is a single read. The ring also allows a feature to be taken
// apart and rebuilt, which movable joints need.
#pragma once

#include <array>

#include "engine/base/fixed_vector.hpp"
#include "engine/board/tile_tables.hpp"

namespace bastide {

// x grows east, y grows south; the start tile lies at 0,0.
struct Position {
  i16 x = 0, y = 0;
  friend bool operator==(const Position&, const Position&) = default;
};

inline constexpr Position edge_steps[edge_count] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};

constexpr Position neighbour(Position p, Edge edge) {
  const Position step = edge_steps[static_cast<std::size_t>(edge)];
  return {static_cast<i16>(p.x + step.x), static_cast<i16>(p.y + step.y)};
}

// A rectangle of cells; without VAR-11 so large that it is no limit in practice (BASE-PLACE-9).
struct Bounds {
  i16 left = -32768, top = -32768, right = 32767, bottom = 32767;

  friend bool operator==(const Bounds&, const Bounds&) = default;
};
constexpr bool contains(const Bounds& bounds, Position p) {
  return p.x >= bounds.left && p.x <= bounds.right && p.y >= bounds.top && p.y <= bounds.bottom;
}

using CellIndex = u16;
using TileIndex = u16;  // in the order of placement
using Node = u16;
inline constexpr CellIndex no_cell = 0xffff;
inline constexpr TileIndex no_tile = 0xffff;
inline constexpr Node no_node = 0xffff;

// In hashes, where a tile was once a byte.
constexpr u64 hashed(TileIndex tile) { return tile == no_tile ? 0xff : tile + (tile >= 0xff); }

// Capacities. The largest game, of all expansions with the prints of the first edition, has 285
// tiles; a test counts them, and their segments.
inline constexpr std::size_t max_tiles = 320;
inline constexpr std::size_t max_nodes = 1536;
inline constexpr std::size_t max_frontier = 2 * max_tiles + 2;  // reached by a straight line
inline constexpr std::size_t max_cells = max_tiles + max_frontier;

// A cell is known once a tile lies on it or beside it, and keeps its index.
struct Cell {
  Position at;
  Pattern pattern = 0;  // while empty: edges of the neighbours
  TileIndex tile = no_tile;
};

// The cells beside a cell, by edge: linked across every tile edge where another tile could lie.
using Links = std::array<CellIndex, 4>;
inline constexpr Links no_links = {no_cell, no_cell, no_cell, no_cell};

struct PlacedTile {
  CellIndex cell = no_cell;
  Node first_node = no_node;  // of its segment 0; the nodes of the others follow
  TypeIndex type = no_type;
  u8 rotation = 0;
  u8 player = 0xff;  // who placed it, 0xff: part of the setup
};

// A monastery or garden that is not completed yet.
struct PendingMonastery {
  Position at;
  Node node = no_node;
};

// Two segments of one tile that form one feature for as long as a piece joins them.
struct Joint {
  Node a = no_node, b = no_node;  // a < b
  friend bool operator==(const Joint&, const Joint&) = default;
};
inline constexpr std::size_t max_joints = 8;

struct Board {
  FixedVector<Cell, max_cells> cells;
  FixedVector<Links, max_cells> links;            // of each cell
  FixedVector<u16, 2048> slots;                   // hash table over `cells`: index + 1, 0 = free
  FixedVector<CellIndex, max_frontier> frontier;  // empty cells beside a tile, within the bounds,
                                                  // ascending
  FixedVector<PlacedTile, max_tiles> tiles;
  FixedVector<Node, max_nodes> parent;  // the root of the node's feature
  FixedVector<Node, max_nodes> next;    // ring of the feature's nodes
  FixedVector<TileIndex, max_nodes> node_tile;
  FixedVector<FeatureTotals, max_nodes> totals;  // valid on roots
  FixedVector<PendingMonastery, max_tiles> unsurrounded;
  FixedVector<Joint, max_joints> joints;  // in the order in which they were laid
  Bounds bounds;                          // where tiles may lie (VAR-11)
  u8 slot_width = 0;                      // slots of a row of cells, as a power of two
  bool walled = false;  // features that reach the border are closed there (VAR-12)
};

// Features that a placement completed, each represented by one of its nodes.
using NodeList = FixedVector<Node, 32>;

// An empty board for a game of at most `tiles` tiles.
void reset(Board& board, std::size_t tiles);

CellIndex find_cell(const Board& board, Position at);  // no_cell when unknown
TileIndex tile_at(const Board& board, Position at);    // no_tile when empty

struct Placement {
  TypeIndex type = no_type;
  Position at;
  u8 rotation = 0;
  u8 player = 0xff;  // as PlacedTile::player
};

// Lays a tile. The caller has checked that it fits. `completed`, if not null, receives the features
// that this placement completed: first the roads, cities, monasteries and gardens of the tile
// itself, in the order of its segments; then the monasteries and gardens around it, in reading
// order.
TileIndex place_tile(const TileTables& tables, Board& board, const Placement& tile,
                     NodeList* completed);

inline Node find_root(const Board& board, Node node) { return board.parent[node]; }

inline Node node_of(const Board& board, TileIndex tile, int segment) {
  return static_cast<Node>(board.tiles[tile].first_node + segment);
}
inline u8 segment_of(const Board& board, Node node) {
  return static_cast<u8>(node - board.tiles[board.node_tile[node]].first_node);
}
inline SegmentKind kind_of(const TileTables& tables, const Board& board, Node node) {
  return tables.types[board.tiles[board.node_tile[node]].type].kind[segment_of(board, node)];
}

// The position of a tile, or of the tile that holds a segment.
inline Position place_of(const Board& board, TileIndex tile) {
  return board.cells[board.tiles[tile].cell].at;
}
inline Position place_of_node(const Board& board, Node node) {
  return place_of(board, board.node_tile[node]);
}

// The tile across an edge where one could lie; no_tile when there is none.
inline TileIndex tile_beside(const Board& board, TileIndex tile, int edge) {
  const CellIndex cell = board.links[board.tiles[tile].cell][static_cast<std::size_t>(edge)];
  return cell == no_cell ? no_tile : board.cells[cell].tile;
}

// Visits the tiles on the eight cells around a cell, row by row.
template <class Visit>
void each_surrounding(const Board& board, Position at, Visit visit) {
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx == 0 && dy == 0) continue;
      const TileIndex beside =
          tile_at(board, {static_cast<i16>(at.x + dx), static_cast<i16>(at.y + dy)});
      if (beside != no_tile) visit(beside);
    }
}

// Visits the segments of a feature, starting from one of them.
template <class Visit>
void each_node(const Board& board, Node first, Visit visit) {
  Node node = first;
  do {
    visit(node);
    node = board.next[node];
  } while (node != first);
}

// A segment by the position of its tile and its number on the tile; no_node where there is none.
inline Node find_node(const TileTables& tables, const Board& board, Position at, int segment) {
  const TileIndex tile = tile_at(board, at);
  if (tile == no_tile || segment >= tables.types[board.tiles[tile].type].segment_count)
    return no_node;
  return node_of(board, tile, segment);
}

// The completed cities that lie in or touch a field, each once (FARM-6, FARM-7, FARM-10).
using CityList = FixedVector<Node, max_nodes / 4>;
void cities_of_field(const TileTables& tables, const Board& board, Node field, bool completed_only,
                     CityList& cities);

// Joins the features of two nodes of the same kind. Public for tests.
void unite(const TileTables& tables, Board& board, Node a, Node b);

// Removes the cells outside the new, narrower bounds from the frontier.
void shrink(Board& board, const Bounds& bounds);

// Closes the features that reach the bounds, now and as tiles are placed (VAR-12).
void wall_in(const TileTables& tables, Board& board);

// Joins two segments until the joint is moved.
void lay_joint(const TileTables& tables, Board& board, Joint joint);

// Moves a joint to other segments of the tile. The feature that it leaves is taken apart and
// rejoined; the figures on it must then be counted again, for the board does not know them.
void move_joint(const TileTables& tables, Board& board, std::size_t index, Joint to);

}  // namespace bastide
