// The picture behind the start screen: a landscape of our own tiles that builds itself, tile by
// tile.
#pragma once

#include <imgui.h>

#include <vector>

#include "engine/board/tile_tables.hpp"
#include "engine/tiles/catalogue.hpp"

namespace bastide::web {

struct Pictures;
struct Ui;

struct MosaicTile {
  int column = 0, row = 0;
  int type = -1;  // index into the catalogue; -1: nothing fits
  int rotation = 0;
  int meeple = -1;                     // colour of a meeple on it
  int segment = -1;                    // where the meeple stands
  float meeple_x = -1, meeple_y = -1;  // computed when it is drawn, because that takes long
  double since = -1;                   // when its picture first appeared
};

struct Mosaic {
  int columns = 0, rows = 0;
  std::vector<MosaicTile> tiles;  // in the order in which they appear
};

// Fills a rectangle of the screen. True while tiles are still to appear.
bool draw_mosaic(Ui& ui, const Catalogue& catalogue, Mosaic& mosaic, Pictures& pictures, ImVec2 min,
                 ImVec2 max);

}  // namespace bastide::web
