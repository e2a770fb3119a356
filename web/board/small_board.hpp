// The board at rest in a small picture: a memorable moment, a turn that is looked back on.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct BoardDrawing;
struct DisplayState;

// Cells to look at, all included.
struct CellBox {
  int left = 0, top = 0, right = 0, bottom = 0;
};
inline CellBox box_of(Position at) { return {at.x, at.y, at.x, at.y}; }
void include(CellBox& box, Position at);
// The box of a feature.
void include_feature(CellBox& box, const Board& board, Node first);

// So that all of them are in the area, with so many tiles around; no closer than `most`.
Camera camera_on(const Area& area, const CellBox& cells, float around, float most);

// The cloth and what lies on it; then, over whatever is marked, the pieces. Within a clip of the
// area.
void draw_small_ground(const BoardDrawing& on, const DisplayState& display);
void draw_small_pieces(const BoardDrawing& on, const DisplayState& display);

}  // namespace bastide::web
