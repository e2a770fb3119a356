// The way of a figure that goes home: along its road as far as that leads, then straight.
#pragma once

#include <vector>

#include "engine/board/board.hpp"
#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

// Points of the world from the figure's place to the end of its road that is nearest to `home`; of
// other features the place alone.
std::vector<Point> walk_along(App& app, const Board& board, Node node, Point home);

// The point at a share of the length of a path, 0..1.
Point point_on(const std::vector<Point>& path, float share);
float length_of(const std::vector<Point>& path);

}  // namespace bastide::web
