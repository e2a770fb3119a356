// The contrast of two colours by the Web Content Accessibility Guidelines.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <cmath>

// 1 to 21; both colours opaque.
inline double contrast(ImU32 a, ImU32 b) {
  const auto light = [](ImU32 colour) {
    const auto channel = [&](int shift) {
      const double c = (colour >> shift & 0xff) / 255.0;
      return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * channel(IM_COL32_R_SHIFT) + 0.7152 * channel(IM_COL32_G_SHIFT) +
           0.0722 * channel(IM_COL32_B_SHIFT) + 0.05;
  };
  const double x = light(a), y = light(b);
  return std::max(x, y) / std::min(x, y);
}
