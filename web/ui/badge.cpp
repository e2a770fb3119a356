#include "web/ui/badge.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "web/art/art.hpp"

namespace bastide::web {

void draw_player_badge(ImDrawList& draw, ImVec2 min, float size, int colour) {
  const art::PlayerColour& look = art::player_colour(colour);
  const auto rgb = [](std::uint32_t c) {
    return IM_COL32(c >> 16 & 0xff, c >> 8 & 0xff, c & 0xff, 0xff);
  };
  const ImVec2 c(min.x + size / 2, min.y + size / 2);
  const float r = size / 2;
  draw.AddCircleFilled({c.x, c.y + r * 0.06f}, r, IM_COL32(0x30, 0x20, 0x08, 0x40), 32);
  draw.AddCircleFilled(c, r, rgb(look.dark), 32);
  draw.AddCircleFilled(c, r * 0.88f, rgb(look.base), 32);
  const ImU32 ink = rgb(look.ink);
  const float k = r * 0.5f, w = r * 0.24f;
  const auto at = [&](float x, float y) { return ImVec2(c.x + x * k, c.y + y * k); };
  switch (look.mark) {
    case art::Mark::chevron: {
      const ImVec2 points[] = {at(-1, 0.55f), at(0, -0.55f), at(1, 0.55f)};
      draw.AddPolyline(points, 3, ink, 0, w);
      break;
    }
    case art::Mark::cross:
      draw.AddLine(at(-1, 0), at(1, 0), ink, w);
      draw.AddLine(at(0, -1), at(0, 1), ink, w);
      break;
    case art::Mark::roundel:
      draw.AddCircleFilled(c, k * 0.72f, ink, 24);
      break;
    case art::Mark::lozenge:
      draw.AddQuadFilled(at(0, -1.1f), at(0.8f, 0), at(0, 1.1f), at(-0.8f, 0), ink);
      break;
    case art::Mark::bars:
      draw.AddLine(at(-1, -0.45f), at(1, -0.45f), ink, w);
      draw.AddLine(at(-1, 0.45f), at(1, 0.45f), ink, w);
      break;
    case art::Mark::pale:
      draw.AddLine(at(0, -1.1f), at(0, 1.1f), ink, w * 1.7f);
      break;
    case art::Mark::star: {
      for (int i = 0; i < 10; ++i) {
        const float angle = (static_cast<float>(i) / 5 - 0.5f) * 3.14159265f;
        const float d = i % 2 ? 0.5f : 1.2f;
        draw.PathLineTo(at(d * std::cos(angle), d * std::sin(angle)));
      }
      // A star is not convex, so it is filled as five kites from the middle.
      const std::vector<ImVec2> rim(draw._Path.begin(), draw._Path.end());
      draw.PathClear();
      for (std::size_t i = 0; i < 10; i += 2)
        draw.AddQuadFilled(c, rim[(i + 9) % 10], rim[i], rim[(i + 1) % 10], ink);
      break;
    }
    case art::Mark::crescent:
      draw.AddCircleFilled(at(-0.1f, 0), k, ink, 24);
      draw.AddCircleFilled(at(0.35f, 0), k * 0.8f, rgb(look.base), 24);
      break;
  }
}

void ui_player_badge(int colour, float size) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_player_badge(*ImGui::GetWindowDrawList(), at, size, colour);
  ImGui::Dummy({size, size});
}

}  // namespace bastide::web
