// The board as shown: cloth, tiles, figures, the spaces where the drawn tile fits, the move being
// considered, and whatever moves.
#pragma once

namespace bastide::web {

struct TableView;

// True while something in it is animated.
bool draw_board(TableView& view);

}  // namespace bastide::web
