// The sky over the end of a team's game.
#pragma once

#include <imgui.h>

namespace bastide::web {

// The morning after a game that a team has won; after a lost one, morning does not come.
void draw_sky(ImDrawList& draw, ImVec2 min, ImVec2 max, bool won);

}  // namespace bastide::web
