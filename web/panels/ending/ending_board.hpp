// The board while the final scoring is told.
#pragma once

#include "web/board/board_ground.hpp"

namespace bastide::web {

struct DisplayState;
struct EndingState;

// The board in the dark, and what is being read out in the light; below the pieces.
void draw_end_lights(const BoardDrawing& on, const EndingState& ending, const TilesShown& shown);
// What each feature brings; over the pieces.
void draw_end_points(const BoardDrawing& on, const EndingState& ending,
                     const DisplayState& display);

}  // namespace bastide::web
