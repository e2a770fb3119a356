#include "web/board/shown_board.hpp"

#include "web/ui/theme.hpp"

namespace bastide::web {

void fit_board(const Theme& theme, const Session& session, ShownBoard& board) {
  board.camera_taken_over = false;
  board.fitted_tiles = board.display.tiles;
  fit(board.camera, board_of(session, board.display), px(theme, 160));
}

}  // namespace bastide::web
