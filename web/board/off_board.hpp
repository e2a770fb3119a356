// Places beside the board.
#pragma once

#include "engine/base/player.hpp"
#include "web/drawing/camera.hpp"

namespace bastide::web {

// Where off the board tiles come from, and points and pieces go.
struct OffBoard {
  Area hand;  // the drawn tile
  Point score[max_players];
};

}  // namespace bastide::web
