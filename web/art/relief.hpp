// Turned, carved or cast objects: a face with rounded edges, lit from the north-west.
#pragma once

#include "web/art/canvas.hpp"

namespace bastide::art {

struct Pigment {
  Rgb dark, base, light;
};
constexpr Pigment pigment(Rgb base) { return {base * 0.5f, base, lit(base, 1.6f)}; }

// The edge of the face is rounded over `roundness`.
void paint_relief(Canvas& canvas, const Path& outline, const Pigment& paint, float roundness);

}  // namespace bastide::art
