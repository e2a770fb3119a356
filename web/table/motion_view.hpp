// The pictures of what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include <imgui.h>

#include "engine/board/board.hpp"

namespace bastide::web {

struct TableView;

void draw_motion_below(TableView& view, ImDrawList& draw);  // under the figures: a glowing feature
void draw_motion_above(TableView& view, ImDrawList& draw);

// Whether a ferry is on its way, and drawn by the motion.
bool ferry_moves(const TableView& view, TileIndex tile);

// What is being shown, in a sentence at the top of the board.
void draw_caption(TableView& view);

}  // namespace bastide::web
