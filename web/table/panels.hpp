// The panels around the board.
#pragma once

#include "web/table/camera.hpp"

namespace bastide::web {

struct TableView;

// A sheet of paper at a fixed place, without keyboard focus: keys belong to the board.
void panel_begin(TableView& view, const char* id, const Area& area, bool flush);
void panel_end();

void draw_players_panel(TableView& view);
void draw_hand_panel(TableView& view);
// What the hand's panel needs on an upright phone.
float hand_panel_height(TableView& view);
void draw_tools(TableView& view);
void draw_bag(TableView& view);
// The score track: always where there is room, otherwise when it is opened.
void draw_track(TableView& view);
void draw_banner(TableView& view);  // when an earlier position is being viewed
void draw_table_dialog(TableView& view);
void open_table_dialog(TableView& view);

}  // namespace bastide::web
