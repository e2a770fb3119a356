// The choices as a list of buttons: the kinds of pieces, the places, and what to do with the
// choice.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;

// Whether somebody other than the active player decides, which must be made visible.
bool asks_somebody(const Session& session, const Table& table);

// The list with its buttons at the bottom, leaving `foot` above them free for others.
void draw_choices(TableView& view, const Area& area, float foot = 0);
// The height needed for all of it.
float choices_height(TableView& view, float width);

}  // namespace bastide::web
