#include "web/panels/ending/sky.hpp"

#include <cmath>

#include "web/ui/colours.hpp"

namespace bastide::web {

void draw_sky(ImDrawList& draw, ImVec2 min, ImVec2 max, bool won) {
  const ImU32 high = won ? IM_COL32(0x5f, 0x93, 0xc8, 0xff) : IM_COL32(0x2e, 0x35, 0x4d, 0xff);
  const ImU32 low = won ? IM_COL32(0xff, 0xd6, 0x96, 0xff) : IM_COL32(0x8d, 0x98, 0xb2, 0xff);
  const ImU32 near = won ? IM_COL32(0x4f, 0x7c, 0x3c, 0xff) : IM_COL32(0x3d, 0x47, 0x5c, 0xff);
  const float width = max.x - min.x, height = max.y - min.y;
  draw.PushClipRect(min, max, true);
  draw.AddRectFilledMultiColor(min, max, high, high, low, low);
  const ImVec2 sun(min.x + width * 0.62f, max.y - height * 0.4f);
  for (int ring = 0; ring < 9 && won; ++ring)
    draw.AddCircleFilled(sun, height * (1.3f - 0.12f * static_cast<float>(ring)),
                         IM_COL32(0xff, 0xf0, 0xbc, 0x1c), 64);
  draw.AddCircleFilled(sun, height * (won ? 0.24f : 0.15f),
                       won ? IM_COL32(0xff, 0xf8, 0xe0, 0xff) : IM_COL32(0xc8, 0xd0, 0xe2, 0x90),
                       48);
  // Ridges, nearer ones darker, with haze between them.
  for (int ridge = 0; ridge < 3; ++ridge) {
    const auto n = static_cast<float>(ridge);
    const ImU32 tone = mix(low, near, 0.4f + 0.3f * n);
    const float top = max.y - height * (0.46f - 0.15f * n);
    constexpr int steps = 48;
    for (int i = 0; i < steps; ++i) {
      const auto y_at = [&](int k) {
        const float x = static_cast<float>(k) / steps;
        return top + height * (0.07f * std::sin(x * (7.0f + 2.3f * n) + 2.1f * n) +
                               0.03f * std::sin(x * 23 + n));
      };
      const float left = min.x + width * static_cast<float>(i) / steps,
                  right = min.x + width * static_cast<float>(i + 1) / steps;
      draw.AddQuadFilled({left, y_at(i)}, {right + 1, y_at(i + 1)}, {right + 1, max.y},
                         {left, max.y}, tone);
    }
    const ImU32 haze = IM_COL32(0xf0, 0xf3, 0xfa, won ? 0x48 : 0x90), clear = haze & 0xffffff;
    draw.AddRectFilledMultiColor({min.x, top + height * 0.02f}, {max.x, max.y}, clear, clear, haze,
                                 haze);
  }
  draw.PopClipRect();
}

}  // namespace bastide::web
