// Shared by the art and the page of Hills & Sheep.
#pragma once

#include "web/art/canvas.hpp"

namespace bastide::art {

void paint_wolf(Canvas& canvas);

}  // namespace bastide::art
