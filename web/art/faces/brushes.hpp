// Shapes and strokes as a hand draws them: round outlines through a few points, strokes that swell
// and taper, and where a drawing in hundredths lies on the picture.
#pragma once

#include <initializer_list>

#include "web/art/geometry.hpp"

namespace bastide::art {

// Points in hundredths, x and y alternating, as in `drawn`.
using Marks = std::initializer_list<signed char>;

// A smooth closed outline through points; one that is given twice in a row is a corner.
Path round_outline(const Path& points);
Path round_outline(Marks marks);
// The same through the right half from the top to the foot, and its mirror image.
Path even_outline(Marks right_half);
// A smooth line through points.
Path flowing(const Path& points);
Path flowing(Marks marks);

// What a brush leaves along a line: `width` in the middle, at both ends these fractions of it.
struct Taper {
  float first = 0.2f, last = 0.2f;
};
Path stroke(const Path& along, float width, Taper ends = {});

// Where a drawing lies: turned about its origin, made larger, moved to `at`.
struct Placement {
  Vec2 at;
  float size = 1, turned = 0;
  float from_x = 1;  // narrower, -1: mirrored
};
Vec2 placed(const Placement& place, Vec2 p);
Path placed(const Placement& place, Path path);
// A drawing that is part of another.
Placement within(const Placement& outer, Vec2 at, float turned = 0, float size = 1);

}  // namespace bastide::art
