#include "web/sets/flying_machines/die.hpp"

#include <algorithm>
#include <cmath>

#include "web/ui/theme.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// Its six faces have one to three pips.
void draw_die(ImDrawList& draw, ImVec2 c, float size, int eyes, float turn) {
  const float h = size / 2, co = std::cos(turn), si = std::sin(turn);
  const auto at = [&](float x, float y) {
    return ImVec2(c.x + (x * co - y * si) * h, c.y + (x * si + y * co) * h);
  };
  const auto face_at = [&](float grow, float dx, float dy, ImU32 ink) {
    ImVec2 corners[4] = {at(-grow, -grow), at(grow, -grow), at(grow, grow), at(-grow, grow)};
    for (ImVec2& p : corners) p = {p.x + dx, p.y + dy};
    draw.AddConvexPolyFilled(corners, 4, ink);
  };
  face_at(1.0f, size * 0.06f, size * 0.1f, IM_COL32(0x20, 0x12, 4, 0x60));
  face_at(1.0f, 0, 0, colour::ink);
  face_at(0.93f, 0, 0, colour::paper_high);
  constexpr float place[3][3][2] = {
      {{0, 0}}, {{-0.45f, -0.45f}, {0.45f, 0.45f}}, {{-0.5f, -0.5f}, {0, 0}, {0.5f, 0.5f}}};
  if (eyes < 1 || eyes > 3) return;
  for (int i = 0; i < eyes; ++i)
    draw.AddCircleFilled(at(place[eyes - 1][i][0], place[eyes - 1][i][1]), size * 0.1f,
                         colour::accent, 16);
}

}  // namespace

void draw_rolling_die(const BoardDrawing& on, TileIndex from, int eyes, float t) {
  const Area& area = on.area;
  const bool lies = on.ui.reduced_motion || t > rolling;
  const float way = lies ? 1 : eased(t / rolling);
  const float size = px(on.ui.theme, 64) * std::min({1.0f, t * 12, (1 - t) * 12});
  const ImVec2 rest(area.x + area.width / 2, area.y + area.height / 2);
  const ImVec2 hand = from == no_tile ? rest : to_screen(on.camera, middle_of(on.board, from));
  const ImVec2 start(std::clamp(hand.x, area.x, area.x + area.width),
                     std::clamp(hand.y, area.y, area.y + area.height));
  ImVec2 at = between(start, rest, way);
  at.y -= std::fabs(std::sin(way * 9)) * size * (1 - way);
  const int shown = lies ? eyes : 1 + static_cast<int>(way * 9) % 3;
  draw_die(*ImGui::GetForegroundDrawList(), at, size, shown, 0.2f + (1 - way) * 9);
}

}  // namespace bastide::web
