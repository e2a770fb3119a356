// Rectangles of the screen.
#pragma once

#include <imgui.h>

#include <cmath>

namespace bastide::web {

// A rectangle of the screen in ImGui's pixels.
struct Area {
  float x = 0, y = 0, width = 0, height = 0;
  ImVec2 min() const { return {x, y}; }
  ImVec2 max() const { return {x + width, y + height}; }
  ImVec2 size() const { return {width, height}; }
};
inline bool on_area(const Area& area, ImVec2 p) {
  return p.x >= area.x && p.y >= area.y && p.x < area.x + area.width && p.y < area.y + area.height;
}
// Cuts a strip off what is left of an area, and returns it.
inline Area cut_top(Area& rest, float height) {
  const Area strip{rest.x, rest.y, rest.width, height};
  rest.y += height;
  rest.height -= height;
  return strip;
}
inline Area cut_left(Area& rest, float width) {
  const Area strip{rest.x, rest.y, width, rest.height};
  rest.x += width;
  rest.width -= width;
  return strip;
}
// Moved to a whole pixel, where a window begins.
inline Area on_pixels(Area area) {
  area.x = std::floor(area.x);
  area.y = std::floor(area.y);
  return area;
}
// What a margin on all sides leaves.
inline Area inset(const Area& area, float margin) {
  return {area.x + margin, area.y + margin, area.width - 2 * margin, area.height - 2 * margin};
}

}  // namespace bastide::web
