#include "web/table/poise.hpp"

#include <algorithm>
#include <cmath>

#include "web/app.hpp"

namespace bastide::web {

bool draw_poised_tile(App& app, ImDrawList& draw, Position at, int rotation, ImVec2 min, ImVec2 max,
                      ImTextureID picture) {
  constexpr double seconds = 0.2;
  Poise& poise = app.table.poise;
  if (poise.at != at) {
    poise = {at, rotation, app.now, true, 0};
  } else if (poise.rotation != rotation) {
    const int quarters = (poise.rotation - rotation + 4) % 4;
    poise = {at, rotation, app.now, false, quarters == 3 ? -1 : quarters};
  }
  const double passed = app.now - poise.since;
  const bool moves = passed < seconds && !motion_reduced(app);
  const float t = moves ? static_cast<float>(passed / seconds) : 1;
  const float rest = (1 - t) * (1 - t);
  const float grow = 1 + (poise.put_down ? 0.12f : 0.05f) * rest;
  const float turn = 1.5707963f * static_cast<float>(poise.swing) * rest;
  const float co = std::cos(turn) * grow, si = std::sin(turn) * grow;
  const ImVec2 c((min.x + max.x) / 2, (min.y + max.y) / 2);
  const float h = (max.x - min.x) / 2;
  const auto corner = [&](float x, float y) {
    return ImVec2(c.x + (x * co - y * si) * h, c.y + (x * si + y * co) * h);
  };
  const ImVec2 a = corner(-1, -1), b = corner(1, -1), d = corner(1, 1), e = corner(-1, 1);
  if (moves) {
    const float fall = h * 0.25f * rest;
    const auto under = [fall](ImVec2 p) { return ImVec2(p.x + fall * 0.6f, p.y + fall); };
    draw.AddQuadFilled(under(a), under(b), under(d), under(e), IM_COL32(0x20, 0x12, 4, 0x50));
  }
  if (picture)
    draw.AddImageQuad(picture, a, b, d, e);
  else
    draw.AddQuadFilled(a, b, d, e, IM_COL32(0xa9, 0xbf, 0x62, 0xff));
  return moves;
}

}  // namespace bastide::web
