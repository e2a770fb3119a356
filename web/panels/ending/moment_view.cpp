#include "web/panels/ending/moment_view.hpp"

#include "web/board/board_marks.hpp"
#include "web/board/features.hpp"
#include "web/board/small_board.hpp"
#include "web/drawing/board.hpp"
#include "web/panels/ending/result.hpp"
#include "web/panels/table_view.hpp"
#include "web/play/play.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr float around_moment = 0.7f;  // tiles

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
  const Camera camera = camera_on(area, {moment.left, moment.top, moment.right, moment.bottom},
                                  around_moment, area.height * 0.5f);
  const BoardDrawing on{paint_of(view, draw), view.ui, board_of(view.session, play.display),
                        play.display.tiles,   camera,  camera.area};
  draw.PushClipRect(area.min(), area.max(), true);
  draw_small_ground(on, play.display);
  if (moment.node != no_node)
    draw_owned(on, moment.node, moment.players, edge_picture);
  else
    frame_tile(on, moment);
  draw_small_pieces(on, play.display);
  draw.PopClipRect();
}

}  // namespace bastide::web
