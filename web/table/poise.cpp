#include "web/table/poise.hpp"

#include <algorithm>
#include <cmath>

#include "web/table/pieces.hpp"
#include "web/table/table_view.hpp"

namespace bastide::web {

static constexpr double poise_seconds = 0.2;

bool poise_moves(Ui& ui, const Poise& poise) {
  return poise.at && ui.now - poise.since < poise_seconds && !ui.still;
}

void draw_poised_tile(Ui& ui, Poise& poise, ImDrawList& draw, Position at, int rotation, ImVec2 min,
                      ImVec2 max, ImTextureID picture) {
  if (poise.at != at) {
    poise = {at, rotation, ui.now, true, 0};
  } else if (poise.rotation != rotation) {
    const int quarters = (poise.rotation - rotation + 4) % 4;
    poise = {at, rotation, ui.now, false, quarters == 3 ? -1 : quarters};
  }
  const bool moves = poise_moves(ui, poise);
  const float t = moves ? static_cast<float>((ui.now - poise.since) / poise_seconds) : 1;
  const float rest = (1 - t) * (1 - t);
  const float size = (max.x - min.x) * (1 + (poise.put_down ? poise_lift : 0.05f) * rest);
  const float turn = 1.5707963f * static_cast<float>(poise.swing) * rest;
  const ImVec2 c((min.x + max.x) / 2, (min.y + max.y) / 2);
  if (moves) {
    const float fall = size * 0.12f * rest;
    draw_turned(draw, nullptr, {c.x + fall * 0.6f, c.y + fall}, size, turn,
                IM_COL32(0x20, 0x12, 4, 0x50));
  }
  draw_turned(draw, picture, c, size, turn,
              picture ? IM_COL32_WHITE : IM_COL32(0xa9, 0xbf, 0x62, 0xff));
}

}  // namespace bastide::web
