#include "web/panels/ending/moment_view.hpp"

#include <algorithm>

#include "web/board/board_ground.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/board_pieces.hpp"
#include "web/board/completion_fade.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/ending/result.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

Camera camera_at(const EndMoment& moment, const Area& area, float most) {
  const auto wide = static_cast<float>(moment.right - moment.left + 1);
  const auto high = static_cast<float>(moment.bottom - moment.top + 1);
  constexpr float around = 0.7f;  // tiles
  Camera camera;
  camera.area = area;
  camera.now.zoom = std::min({area.width / (wide + around), area.height / (high + around), most});
  camera.now.centre = {static_cast<float>(moment.left) + wide / 2,
                       static_cast<float>(moment.top) + high / 2};
  camera.wanted = camera.now;
  return camera;
}

// The tile that it is about.
void frame_tile(const BoardDrawing& on, const EndMoment& moment) {
  const Square s =
      square_of(on.camera, {static_cast<i16>(moment.left), static_cast<i16>(moment.top)});
  const ImVec2 min(s.min.x - 1, s.min.y - 1), max(s.max.x + 1, s.max.y + 1);
  on.draw.AddRect(min, max, halo, 3, 0, px(on.theme, 4));
  on.draw.AddRect(min, max, colour::accent, 3, 0, px(on.theme, 2));
}

}  // namespace

void draw_moment(const TableView& view, const EndMoment& moment, const Area& area) {
  const Play& play = view.play;
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  const Camera camera = camera_at(moment, area, area.height * 0.5f);
  const BoardDrawing on{paint_of(view, draw), view.ui, board_of(view.session, play.display),
                        play.display.tiles,   camera,  camera.area};
  CompletionFade finished;
  finished.from = finished.to = play.display.finished;
  draw.PushClipRect(area.min(), area.max(), true);
  draw.AddRectFilled(area.min(), area.max(), times(IM_COL32(201, 184, 151, 255), colour::cloth));
  const TilesShown shown = tiles_shown(on, finished, {});
  draw_tile_shadows(on, shown, {});
  draw_tiles(on, shown);
  draw_rims(on, shown);
  draw_set_pieces(on, nullptr, nullptr);
  if (moment.node != no_node)
    draw_owned(on, moment.node, moment.players, edge_picture);
  else
    frame_tile(on, moment);
  draw_tokens(on, play.display);
  draw_figures(on, play.display);
  draw_set_pieces_above(on, nullptr, nullptr);
  draw.PopClipRect();
}

}  // namespace bastide::web
