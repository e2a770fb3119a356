// Games between computers only: pausing, stepping by turns, speed.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;
struct Theme;

bool only_computers(const Session& session);
// Whether computer players wait at this position.
bool computers_wait(const Table& table, const Session& session);

// The buttons, in one line at the foot of an area. Returns their height.
float watching_height(const Theme& theme, const Session& session);
void draw_watching(TableView& view, const Area& area);

}  // namespace bastide::web
