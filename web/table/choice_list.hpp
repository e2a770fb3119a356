// What can be chosen, as a list of buttons: the kinds of pieces, the spaces, and what to do with
// the choice.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;

// Somebody other than the active player decides: this must be visible.
bool asks_somebody(const Session& session, const Table& table);

// The list with its buttons at the bottom, leaving `above` them free for others.
void draw_choices(TableView& view, const Area& area, float foot = 0);
// The height that all of it needs.
float choices_height(TableView& view, float width);

}  // namespace bastide::web
