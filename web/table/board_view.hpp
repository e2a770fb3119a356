// The board as shown: cloth, tiles, figures, the spaces where the drawn tile fits, the move being
// considered, and whatever moves.
#pragma once

namespace bastide::web {

struct TableView;

void draw_board(const TableView& view);

}  // namespace bastide::web
