// Helpers for symbols printed on a tile.
#pragma once

#include "web/art/paint_context.hpp"

namespace bastide::art {

// A thick disc of pale wood with a recessed, painted face.
void medallion(Canvas& canvas, Vec2 at, float radius, Rgb face);

// Free ground for a symbol, as printed: in segment `segment` (-1: any field), away from figures.
Vec2 free_place(const PaintContext& paint, int segment, float wish);

}  // namespace bastide::art
