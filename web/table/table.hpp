// The table: the board under a camera, the hand, the players, the log, and what moves on them.
#pragma once

#include "web/session/session.hpp"

namespace bastide::web {

struct App;

// What the table shows and how; never game truth.
struct Table {};

// Forgets the last game and looks at the one in app.session.
void table_open(App& app);

// Draws the table with all its panels. True while something moves.
bool table_frame(App& app);

}  // namespace bastide::web
