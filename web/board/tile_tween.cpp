#include "web/board/tile_tween.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/pictures.hpp"
#include "web/drawing/pieces.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

static constexpr double tween_seconds = 0.2;

bool tween_moves(const Ui& ui, const TileTween& tween) {
  return tween.at && ui.now - tween.since < tween_seconds && !ui.reduced_motion;
}

void tween_follow(const Ui& ui, TileTween& tween, Position at, int rotation) {
  if (tween.at != at) {
    tween = {at, rotation, ui.now, true, 0};
  } else if (tween.rotation != rotation) {
    const int quarters = (tween.rotation - rotation + 4) % 4;
    tween = {at, rotation, ui.now, false, quarters == 3 ? -1 : quarters};
  }
}

void draw_tweened_tile(const Ui& ui, const TileTween& tween, ImDrawList& draw, ImVec2 min,
                       float side, const TilePicture& picture) {
  const bool moves = tween_moves(ui, tween);
  const float t = moves ? static_cast<float>((ui.now - tween.since) / tween_seconds) : 1;
  const float rest = (1 - t) * (1 - t);
  const float size = side * (1 + (tween.put_down ? tween_lift : 0.05f) * rest);
  const float turn = 1.5707963f * static_cast<float>(tween.swing) * rest;
  const ImVec2 c(min.x + side / 2, min.y + side / 2);
  if (moves) {
    const float fall = size * 0.12f * rest;
    draw_turned(draw, nullptr, {{c.x + fall * 0.6f, c.y + fall}, size, turn},
                IM_COL32(0x20, 0x12, 4, 0x50));
  }
  if (picture) draw_turned(draw, picture, {c, size, turn}, faded(IM_COL32_WHITE, picture.alpha));
}

}  // namespace bastide::web
