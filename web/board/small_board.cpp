#include "web/board/small_board.hpp"

#include <algorithm>

#include "web/board/board_ground.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/completion_fade.hpp"
#include "web/board/display_state.hpp"
#include "web/drawing/board.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

void include(CellBox& box, Position at) {
  box.left = std::min<int>(box.left, at.x);
  box.right = std::max<int>(box.right, at.x);
  box.top = std::min<int>(box.top, at.y);
  box.bottom = std::max<int>(box.bottom, at.y);
}

void include_feature(CellBox& box, const Board& board, Node first) {
  each_node(board, first, [&](Node node) { include(box, place_of_node(board, node)); });
}

Camera camera_on(const Area& area, const CellBox& cells, float around, float most) {
  const auto wide = static_cast<float>(cells.right - cells.left + 1);
  const auto high = static_cast<float>(cells.bottom - cells.top + 1);
  Camera camera;
  camera.area = area;
  camera.now.zoom = std::min({area.width / (wide + around), area.height / (high + around), most});
  camera.now.centre = {static_cast<float>(cells.left) + wide / 2,
                       static_cast<float>(cells.top) + high / 2};
  camera.wanted = camera.now;
  return camera;
}

void draw_small_ground(const BoardDrawing& on, const DisplayState& display) {
  CompletionFade finished;
  finished.from = finished.to = display.finished;
  on.draw.AddRectFilled(on.area.min(), on.area.max(),
                        times(IM_COL32(201, 184, 151, 255), colour::cloth));
  const TilesShown shown = tiles_shown(on, finished, {});
  draw_tile_shadows(on, shown, {});
  draw_tiles(on, shown);
  draw_rims(on, shown);
  draw_set_pieces(on, nullptr, nullptr);
}

void draw_small_pieces(const BoardDrawing& on, const DisplayState& display) {
  draw_tokens(on, display);
  draw_figures(on, display);
  draw_set_pieces_above(on, nullptr, nullptr);
}

}  // namespace bastide::web
