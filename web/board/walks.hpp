// Ways along roads: from one end to the other, and of a figure that goes home, along its road as
// far as possible, then straight.
#pragma once

#include <vector>

#include "engine/board/board.hpp"
#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Pictures;
struct Session;

// A segment of a road, and how it is reached from another.
struct RoadStop {
  Node node = no_node;
  std::size_t from = 0;     // that other one, among the stops; the first has none
  Edge edge = Edge::north;  // of it, through which one comes
  int steps = 0;            // from the first
};
// Every segment of the road, the nearest first; of other features just the first segment.
std::vector<RoadStop> stops_along(const Session& session, const Board& board, Node first);
// The middle of an edge of the segment's tile, in the world.
Point middle_of_edge(const Board& board, Node node, Edge edge);

// World points from the figure's place to that end of its road which is nearest to `home`; on other
// features just the place.
std::vector<Point> walk_along(const Session& session, Pictures& pictures, const Board& board,
                              Node node, Point home);

// The point at a fraction of the length of a path, 0..1.
Point point_on(const std::vector<Point>& path, float share);
float length_of(const std::vector<Point>& path);

}  // namespace bastide::web
