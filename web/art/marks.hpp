// A player's mark as part of a larger picture.
#pragma once

#include "web/art/art.hpp"
#include "web/art/canvas.hpp"

namespace bastide::art {

// The colour of the outline around a figure.
Rgb outline_colour(const PlayerColour& colour);

void paint_sign(Canvas& canvas, Mark mark, Vec2 at, float size, Rgb colour);

}  // namespace bastide::art
