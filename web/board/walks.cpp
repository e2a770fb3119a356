#include "web/board/walks.hpp"

#include <algorithm>
#include <cmath>

#include "web/board/features.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

float distance(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

EdgeMask edges_of(const Session& session, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  return turn_edges(session.game.types[tile.type].segments[segment_of(board, node)].edges,
                    tile.rotation);
}

// The segment across one edge of a segment, in the same feature; no_node if there is none.
Node beyond(const Session& session, const Board& board, Node node, Edge edge) {
  const Position at = board.cells[board.tiles[board.node_tile[node]].cell].at;
  const TileIndex tile = tile_at(board, neighbour(at, edge));
  if (tile == no_tile) return no_node;
  const Edge opposite = static_cast<Edge>((static_cast<int>(edge) + 2) % edge_count);
  const int count = session.game.tables.types[board.tiles[tile].type].segment_count;
  for (int s = 0; s < count; ++s) {
    const Node other = node_of(board, tile, s);
    if (find_root(board, other) == find_root(board, node) &&
        (edges_of(session, board, other) & edge_bit(opposite)) != 0)
      return other;
  }
  return no_node;
}

}  // namespace

Point middle_of_edge(const Board& board, Node node, Edge edge) {
  constexpr float dx[] = {0.5f, 1, 0.5f, 0}, dy[] = {0, 0.5f, 1, 0.5f};
  const Position at = board.cells[board.tiles[board.node_tile[node]].cell].at;
  const auto n = static_cast<std::size_t>(edge);
  return {static_cast<float>(at.x) + dx[n], static_cast<float>(at.y) + dy[n]};
}

std::vector<RoadStop> stops_along(const Session& session, const Board& board, Node first) {
  std::vector<RoadStop> stops = {{first}};
  if (kind_of(session.game.tables, board, first) != SegmentKind::road) return stops;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    for (int s = 0; s < edge_count; ++s) {
      const auto edge = static_cast<Edge>(s);
      if ((edges_of(session, board, stops[i].node) & edge_bit(edge)) == 0) continue;
      const Node next = beyond(session, board, stops[i].node, edge);
      const bool known = std::any_of(stops.begin(), stops.end(),
                                     [next](const RoadStop& stop) { return stop.node == next; });
      if (next != no_node && !known) stops.push_back({next, i, edge, stops[i].steps + 1});
    }
  }
  return stops;
}

std::vector<Point> walk_along(const Session& session, Pictures& pictures, const Board& board,
                              Node node, Point home) {
  const std::vector<RoadStop> stops = stops_along(session, board, node);
  std::size_t end = 0;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    if (distance(figure_point(session, pictures, board, stops[i].node), home) <
        distance(figure_point(session, pictures, board, stops[end].node), home))
      end = i;
  }
  std::vector<Point> path;
  for (std::size_t i = end; i != 0; i = stops[i].from) {
    path.push_back(figure_point(session, pictures, board, stops[i].node));
    path.push_back(middle_of_edge(board, stops[stops[i].from].node, stops[i].edge));
  }
  path.push_back(figure_point(session, pictures, board, node));
  std::reverse(path.begin(), path.end());
  return path;
}

float length_of(const std::vector<Point>& path) {
  float length = 0;
  for (std::size_t i = 1; i < path.size(); ++i) length += distance(path[i - 1], path[i]);
  return length;
}

Point point_on(const std::vector<Point>& path, float share) {
  float left = length_of(path) * std::clamp(share, 0.0f, 1.0f);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const float step = distance(path[i - 1], path[i]);
    if (left <= step && step > 0) {
      const float t = left / step;
      return {path[i - 1].x + (path[i].x - path[i - 1].x) * t,
              path[i - 1].y + (path[i].y - path[i - 1].y) * t};
    }
    left -= step;
  }
  return path.back();
}

}  // namespace bastide::web
