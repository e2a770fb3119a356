// Positions on the wheel: in cells, from the middle of its board.
#pragma once

#include "engine/sets/wheel_of_fortune/state.hpp"
#include "web/art/geometry.hpp"

namespace bastide::art {

class Canvas;

inline constexpr float board_side = 4;
inline constexpr float wheel_rim = 1.43f;     // it covers the four cells in the middle
inline constexpr float wheel_picture = 3.4f;  // the side of its square picture

// The middle of a sector, from the hub: Fortune is in the north, the others follow clockwise.
inline Vec2 sector_direction(float sector) { return direction(1.0471976f * sector - 1.5707963f); }
inline Vec2 wheel_pig_at(float sector) { return sector_direction(sector) * 0.32f; }
inline Vec2 crown_on_wheel(int sector, int space) {
  const float off = crown_spaces[sector] == 2 ? static_cast<float>(space) - 0.5f : 0;
  return sector_direction(static_cast<float>(sector) + off * 0.44f) * 1.18f;
}

// Everything except the wheel pig and the figures.
void paint_wheel(Canvas& canvas);

}  // namespace bastide::art
