// The board as it is seen: cloth, tiles, figures, the spaces where the drawn tile fits, the move
// being considered, and what moves.
#pragma once

#include <vector>

#include "web/table/camera.hpp"
#include "web/table/moves.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;
struct Theme;

// Round buttons beside the tentatively placed tile.
enum class BoardControl : unsigned char { turn, confirm, take_back };
struct BoardControlPlace {
  BoardControl what;
  Point at;  // on the screen
  float radius;
};
std::vector<BoardControlPlace> board_controls(const Theme& theme, const Session& session,
                                              Table& table);

// The size of a standing figure's picture on the screen.
float figure_size(const Camera& camera);

// True while something in it is animated.
bool draw_board(TableView& view);

}  // namespace bastide::web
