// Colour and mark of a player.
#pragma once

#include <imgui.h>

namespace bastide::web {

// In a square; takes room in the flow.
void ui_player_badge(int colour, float size);
void draw_player_badge(ImDrawList& draw, ImVec2 min, float size, int colour);

}  // namespace bastide::web
