// The next puzzle as a small board, before it is opened.
#pragma once

#include <string>

#include "web/screens/saved_board.hpp"

namespace bastide::web {

struct ScreenView;

struct PuzzlePreview {
  std::string id;  // empty: there is none
  SavedBoard board;
  std::string tile;      // to be placed
  std::string player;    // whose turn it is,
  std::string language;  // in these words
};

// Finds the next puzzle, and its board if it is another one: before its screen is drawn.
void settle_puzzle(ScreenView& view);

// The board, and the tile in its corner.
void draw_puzzle_preview(const ScreenView& view, const PuzzlePreview& puzzle, const Area& at);

}  // namespace bastide::web
