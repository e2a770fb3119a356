// The table: the board under a camera, the hand, the players, the log, and what moves on them.
#pragma once

#include "web/panels/table_state.hpp"

namespace bastide::web {

struct TableView;

// Resets everything and shows the game.
void table_open(TableView& view);

// One frame, one way: what the input asks for is done, the table is brought up to the game, laid
// out and drawn; what is pressed while it is drawn is done at the end. True while something moves.
bool table_frame(TableView& view);

}  // namespace bastide::web
