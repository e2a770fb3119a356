// The pictures of what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include <imgui.h>

#include "engine/board/board.hpp"

namespace bastide::web {

struct App;

void draw_motion_below(App& app, ImDrawList& draw);  // under the figures: a glowing feature
void draw_motion_above(App& app, ImDrawList& draw);

// Whether a ferry is on its way, and drawn by the motion.
bool ferry_moves(const App& app, TileIndex tile);

// What is being shown, in a sentence at the top of the board.
void draw_caption(App& app);

}  // namespace bastide::web
