// Drawing what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include "web/drawing/board.hpp"

namespace bastide::web {

struct Motion;
struct Table;
struct TableView;

// Under the figures: a glowing feature.
void draw_motion_below(const BoardDrawing& on, const Motion& motion);
void draw_motion_above(const BoardDrawing& on, const Table& table);

// A sentence at the top of the board about what is being shown.
void draw_caption(TableView& view);

}  // namespace bastide::web
