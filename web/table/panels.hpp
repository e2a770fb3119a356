// The panels around the board.
#pragma once

#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

// A sheet of paper at a fixed place, without keyboard focus: keys belong to the board.
void panel_begin(App& app, const char* id, const Area& area, bool flush);
void panel_end();

void draw_players_panel(App& app);
void draw_hand_panel(App& app);
// What the hand's panel needs on an upright phone.
float hand_panel_height(App& app);
void draw_tools(App& app);
void draw_bag(App& app);
// The score track: always where there is room, otherwise when it is opened.
void draw_track(App& app);
void draw_banner(App& app);  // when an earlier position is being viewed
void draw_table_dialog(App& app);
void open_table_dialog(App& app);

}  // namespace bastide::web
