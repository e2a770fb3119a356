#include "web/board/board_marks.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {

Square square_of(const Camera& camera, Position at) {
  const Point a = to_screen(camera, corner_of(at));
  const Point b = to_screen(camera, {static_cast<float>(at.x) + 1, static_cast<float>(at.y) + 1});
  // Rounded to whole pixels, to avoid seams between tiles.
  return {{std::round(a.x), std::round(a.y)}, {std::round(b.x), std::round(b.y)}};
}

Square inset(const Square& s, float by) {
  return {{s.min.x + by, s.min.y + by}, {s.max.x - by, s.max.y - by}};
}

bool visible(const Square& s) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  return s.max.x > 0 && s.max.y > 0 && s.min.x < screen.x && s.min.y < screen.y;
}

float tile_pixels(const BoardDrawing& on) { return on.camera.now.zoom * on.ui.theme.density; }

void draw_one_tile(const BoardDrawing& on, const Square& s, TypeIndex type, int rotation,
                   unsigned variant, float alpha) {
  if (const TilePicture picture =
          tile_picture(on.pictures, on.game, {type, rotation, variant}, tile_pixels(on)))
    on.draw.AddImage(picture, s.min, s.max, {0, 0}, {1, 1},
                     faded(IM_COL32_WHITE, alpha * picture.alpha));
}

void draw_label(const BoardDrawing& on, std::string_view text, ImVec2 at) {
  const Theme& theme = on.ui.theme;
  const float pad = px(theme, 9);
  const Area& area = on.area;
  const float most = area.width - 4 * pad;
  const ImVec2 full = ui_text_size(on.ui.theme, text, Face::small);
  const ImVec2 size(std::min(full.x, most), full.y);
  const float x = std::clamp(at.x - size.x / 2 - pad, area.x + 4,
                             std::max(area.x + 4, area.x + area.width - size.x - 2 * pad - 4));
  const float y =
      std::clamp(at.y - size.y / 2 - pad / 2, area.y + 4, area.y + area.height - size.y - pad - 4);
  on.draw.AddRectFilled({x, y}, {x + size.x + 2 * pad, y + size.y + pad}, faded(colour::ink, 0.9f),
                        pad * 0.7f);
  ui_draw_text(on, {x + pad, y + pad / 2}, text, Face::small, colour::paper_high, size.x + 1);
}

int own_colour(const Session& session) {
  const Decision d = shown_decision(session);
  return d.player == no_player ? 0 : colour_of(session, d.player);
}

}  // namespace bastide::web
