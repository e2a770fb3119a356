// The ground of the board: the cloth, the tiles and their edges.
#pragma once

#include <optional>
#include <vector>

#include "web/drawing/camera.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

struct BoardDrawing;
struct CompletionFade;

// A tile as it is to be drawn: of two pictures while it becomes finished.
struct TileShown {
  TilePicture before, after;
  float progress = 1;  // from one to the other
  ImVec2 nudge;        // in pixels: moved by what happens beside it
};
// How much of it is to be seen.
float alpha_of(const TileShown& tile);

// Of each tile. Those that `panels` cover and those out of sight are whole and have no pictures.
struct TilesShown {
  std::vector<TileShown> tiles;
  bool turning = false;  // some are becoming finished
};
TilesShown tiles_shown(const BoardDrawing& on, CompletionFade& completion_fade,
                       const std::vector<Area>& panels);

// What `panels` and tiles cover need not be drawn.
void draw_cloth(const BoardDrawing& on, const TilesShown& shown, const std::vector<Area>& panels,
                ImU32 tint);
// The edge of a limited board (VAR-11): everything beyond it is in shadow. A wall is a thick line.
void draw_border(const BoardDrawing& on);
// `tentative`: the position of a tile that has not been played yet.
void draw_tile_shadows(const BoardDrawing& on, const TilesShown& shown,
                       std::optional<Position> tentative);
// What is not painted yet is the cloth.
void draw_tiles(const BoardDrawing& on, const TilesShown& shown);
// A thin dark rim where the landscape ends.
void draw_rims(const BoardDrawing& on, const TilesShown& shown);

}  // namespace bastide::web
