// Round buttons beside the tentatively placed tile.
#pragma once

#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Session;
struct Play;
struct Theme;

enum class BoardControl : unsigned char { turn, confirm, take_back };
struct BoardControlPlace {
  BoardControl what;
  const char* id;
  Point at;  // on the screen
  float radius;
};
std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              const Play& play);

void draw_controls(const BoardDrawing& on, const Play& play);

}  // namespace bastide::web
