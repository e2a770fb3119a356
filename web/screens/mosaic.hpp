// The landscape behind the start screen, of our own tiles: one upright and one wide, the same in
// every window. The page shows a picture of it while it loads (assets/landscape), upon which the
// tiles appear as soon as they are painted, as sharp as the screen is.
#pragma once

#include <imgui.h>

#include <vector>

#include "engine/board/tile_tables.hpp"
#include "engine/tiles/catalogue.hpp"

namespace bastide::web {

struct Paint;
struct Pictures;

struct MosaicTile {
  int column = 0, row = 0;
  int type = -1;  // index into the catalogue; -1: nothing fits
  int rotation = 0;
  int meeple = -1;                     // colour of a meeple on it
  int segment = -1;                    // where the meeple stands
  float meeple_x = -1, meeple_y = -1;  // computed when it is drawn, because that takes long
};

struct Mosaic {
  int columns = 0, rows = 0;
  std::vector<MosaicTile> tiles;  // from the middle outwards
};

// Covers the screen, as page.css does with the picture.
void draw_mosaic(const Paint& paint, const Catalogue& catalogue, Mosaic& mosaic,
                 Pictures& pictures);

}  // namespace bastide::web
