// The board as a picture, to be kept or shown to others.
#pragma once

#include "web/art/image.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

struct DisplayState;
struct Session;
struct Ui;

// What pictures of one board have in common: the cells that are seen, and how.
struct BoardSheet {
  int left = 0, top = 0, wide = 1, high = 1;  // cells
  int side = 0, margin = 0;                   // pixels
  bool cloth = true;                          // else nothing is beneath the tiles
  Pictures pictures;                          // in memory
};

// All the tiles of a position, `side` pixels each, less where that would be more than `most` pixels
// a side. On cloth with a margin of half a tile.
void prepare_sheet(BoardSheet& sheet, const Session& session, const DisplayState& display, int side,
                   int most, bool cloth);
// With all that stands and lies on them, as the table draws it.
art::Image paint_board(Ui& ui, const Session& session, const DisplayState& display,
                       BoardSheet& sheet);

// The shown position: 128 pixels for a tile, at most 4096 a side.
art::Image board_picture(Ui& ui, const Session& session, bool cloth);

}  // namespace bastide::web
