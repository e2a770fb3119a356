// A raft between two landings on a lake.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide {
struct Game;
}  // namespace bastide

namespace bastide::web {

// Where a road ends at its lake.
Point landing(const Game& game, const Board& board, Node node);

void draw_raft(ImDrawList& draw, ImVec2 a, ImVec2 middle, ImVec2 b, float width, float alpha);

}  // namespace bastide::web
