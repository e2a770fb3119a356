// A game as an animated picture, turn by turn: painted a little in each frame, so that the page
// never blocks on it.
#pragma once

#include "web/art/apng.hpp"
#include "web/board/board_picture.hpp"

namespace bastide::web {

struct BoardAnimation {
  BoardSheet sheet;
  std::vector<std::size_t> stops;  // the positions shown
  unsigned revision = 0;           // of the game
  std::size_t done = 0;            // out of twice as many: a first pass collects the colours
  art::ColourCounts counts;
  art::Apng apng;
};

// 48 pixels for a tile, at most 1000 a side.
std::unique_ptr<BoardAnimation> begin_animation(const Session& session, bool cloth);
// Paints one position. True while there are more to paint.
bool paint_next_frame(BoardAnimation& animation, Ui& ui, const Session& session);

}  // namespace bastide::web
