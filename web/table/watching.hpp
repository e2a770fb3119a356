// Games between computers only: pausing, stepping by turns, speed.
#pragma once

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Settings;
struct Table;
struct TableView;
struct Texts;
struct Theme;

bool only_computers(const Session& session);
// Whether computer players wait at this position.
bool computers_wait(const Table& table, const Session& session);

// The buttons, in one line at the foot of an area, and their height.
float watching_height(const Theme& theme, const Texts& texts, const Settings& settings,
                      const Session& session, float width);
void draw_watching(const TableView& view, const Area& area);

}  // namespace bastide::web
