// The path of a figure that goes home: along its road as far as possible, then straight.
#pragma once

#include <vector>

#include "engine/board/board.hpp"
#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Pictures;
struct Session;

// World points from the figure's place to that end of its road which is nearest to `home`; on other
// features just the place.
std::vector<Point> walk_along(const Session& session, Pictures& pictures, const Board& board,
                              Node node, Point home);

// The point at a fraction of the length of a path, 0..1.
Point point_on(const std::vector<Point>& path, float share);
float length_of(const std::vector<Point>& path);

}  // namespace bastide::web
