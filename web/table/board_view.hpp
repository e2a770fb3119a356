// The board as it is seen: cloth, tiles, figures, the spaces where the drawn tile fits, the move
// being considered, and what moves.
#pragma once

namespace bastide::web {

struct TableView;

// True while something in it is animated.
bool draw_board(TableView& view);

}  // namespace bastide::web
