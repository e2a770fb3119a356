// The board as a picture to save or share.
#pragma once

#include <functional>

#include "web/art/image.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

struct BoardDrawing;
struct Camera;
struct DisplayState;
struct Session;
struct Ui;

// What is under the tiles: nothing, their shadows alone, or shadows on cloth.
enum class Under : unsigned char { nothing, shadows, cloth };

// What a function draws, as pixels over those of a picture. What it draws with must be in memory.
void paint_into(Ui& ui, art::Image& image, const std::function<void(ImDrawList&)>& draw);

// The board with all pieces, as the table draws it at rest.
void draw_at_rest(const BoardDrawing& on, const DisplayState& display, Under under);

// The board as it is seen through a camera, with all pieces, as the table draws it at rest; of the
// size of the camera's area. `pictures` must be in memory.
art::Image paint_view(Ui& ui, const Session& session, const DisplayState& display,
                      const Camera& camera, Pictures& pictures, Under under);

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
art::Image paint_board(Ui& ui, const Session& session, const DisplayState& display,
                       BoardSheet& sheet);

// A position, `side` pixels per tile and at most `most` a side.
art::Image board_picture_at(Ui& ui, const Session& session, std::size_t cursor, bool cloth,
                            int side = 128, int most = 4096);
// The shown one.
art::Image board_picture(Ui& ui, const Session& session, bool cloth, int side = 128,
                         int most = 4096);

}  // namespace bastide::web
