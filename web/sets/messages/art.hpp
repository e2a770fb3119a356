// The picture of a message.
#pragma once

#include "web/art/canvas.hpp"

namespace bastide::art {

void paint_letter(Canvas& canvas);

}  // namespace bastide::art
