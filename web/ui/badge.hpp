// Colour and mark of a player.
#pragma once

#include <imgui.h>

namespace bastide::web {

// A square; takes part in the layout.
void ui_player_badge(int colour, float size);
void draw_player_badge(ImDrawList& draw, ImVec2 min, float size, int colour);

}  // namespace bastide::web
