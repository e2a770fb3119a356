// Round buttons beside the tentatively placed tile.
#pragma once

#include <imgui.h>

#include <vector>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct Theme;
struct Ui;

enum class BoardControl : unsigned char { turn, confirm, take_back };
struct BoardControlPlace {
  BoardControl what;
  Point at;  // on the screen
  float radius;
};
std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              Table& table);

void draw_controls(Ui& ui, const Session& session, Table& table, ImDrawList& draw);

}  // namespace bastide::web
