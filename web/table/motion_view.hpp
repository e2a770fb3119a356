// Drawing what moves: tiles that fly in, figures that drop and walk home, points.
#pragma once

#include <imgui.h>

#include "engine/board/board.hpp"

namespace bastide::web {

struct Motion;
struct Session;
struct Table;
struct TableView;
struct Ui;

void draw_motion_below(const Session& session, Table& table,
                       ImDrawList& draw);  // under the figures: a glowing feature
void draw_motion_above(Ui& ui, Session& session, Table& table, ImDrawList& draw);

// A sentence at the top of the board about what is being shown.
void draw_caption(TableView& view);

}  // namespace bastide::web
