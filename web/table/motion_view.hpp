// Drawing what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Motion;
struct TableView;

// Where off the board tiles come from, and points and pieces go.
struct OffBoard {
  Area hand;  // the drawn tile
  Point score[max_players];
};

// Under the figures: a glowing feature.
void draw_motion_below(const BoardDrawing& on, const Motion& motion);
void draw_motion_above(const BoardDrawing& on, const Motion& motion, const OffBoard& off_board);

// A sentence at the top of the board about what is being shown.
void draw_caption(const TableView& view);

}  // namespace bastide::web
