// Trees, bushes and grass.
#pragma once

#include <cstdint>

#include "web/art/canvas.hpp"
#include "web/art/noise.hpp"

namespace bastide::art {

void paint_tree_shadow(Canvas& canvas, Vec2 at, float radius);
void paint_tree(Canvas& canvas, Vec2 at, float radius, std::uint32_t seed);
void paint_bush(Canvas& canvas, Vec2 at, float radius, std::uint32_t seed);
void paint_tuft(Canvas& canvas, Vec2 at, float size, Rng& rng);

}  // namespace bastide::art
