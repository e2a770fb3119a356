// Joints make two segments of a tile one feature, and let go of them again.
#include "engine/board/board.hpp"

namespace bastide {
namespace {

// Joins a road segment with those that it meets on the tiles beside it.
void join_neighbours(const TileTables& tables, Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const RotatedTile& shape = tables.types[tile.type].rotated[tile.rotation];
  const u8 segment = segment_of(board, node);
  for (int edge = 0; edge < edge_count; ++edge) {
    if (shape.at_edge[edge][0] != segment) continue;
    const Position at = neighbour(board.cells[tile.cell].at, static_cast<Edge>(edge));
    const TileIndex beside = tile_at(board, at);
    if (beside == no_tile) {
      if (board.walled && !contains(board.bounds, at)) --board.totals[find_root(board, node)].open;
      continue;
    }
    const PlacedTile& other = board.tiles[beside];
    const u8 meets = tables.types[other.type].rotated[other.rotation].at_edge[(edge + 2) & 3][0];
    --board.totals[find_root(board, node)].open;
    unite(tables, board, node, static_cast<Node>(other.first_node + meets));
  }
}

// Takes a road apart into its segments and joins them anew.
void rebuild_road(const TileTables& tables, Board& board, Node of) {
  FixedVector<Node, max_nodes> nodes;
  Node node = of;
  do {
    nodes.push_back(node);
    node = board.next[node];
  } while (node != of);
  for (const Node n : nodes) {
    const TypeIndex type = board.tiles[board.node_tile[n]].type;
    board.parent[n] = board.next[n] = n;
    board.totals[n] = tables.types[type].totals[segment_of(board, n)];
  }
  for (const Node n : nodes) join_neighbours(tables, board, n);
  for (const Joint& joint : board.joints) unite(tables, board, joint.a, joint.b);
}

}  // namespace

// With all that the two are worth. Fields are left alone.
void lay_joint(const TileTables& tables, Board& board, Joint joint) {
  board.joints.push_back(joint);
  unite(tables, board, joint.a, joint.b);
}

void move_joint(const TileTables& tables, Board& board, std::size_t index, Joint to) {
  const Node left = board.joints[index].a;
  board.joints[index] = to;
  rebuild_road(tables, board, left);
}

}  // namespace bastide
