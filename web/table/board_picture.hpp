// The board as a picture to save or share.
#pragma once

#include "web/art/image.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

struct DisplayState;
struct Session;
struct Ui;

// What pictures of one board have in common: the visible cells, and the scale.
struct BoardSheet {
  int left = 0, top = 0, wide = 1, high = 1;  // cells
  int side = 0, margin = 0;                   // pixels
  bool cloth = true;                          // otherwise the background is transparent
  Pictures pictures;                          // in memory
};

// Prepares for all tiles of a position, `side` pixels each, or less if a side of the picture would
// exceed `most` pixels. Cloth has a margin of half a tile.
void prepare_sheet(BoardSheet& sheet, const Session& session, const DisplayState& display, int side,
                   int most, bool cloth);
// Includes all pieces, as the table draws them.
art::Image paint_board(Ui& ui, const Session& session, const DisplayState& display,
                       BoardSheet& sheet);

// The shown position, `side` pixels per tile and at most `most` a side.
art::Image board_picture(Ui& ui, const Session& session, bool cloth, int side = 128,
                         int most = 4096);

}  // namespace bastide::web
