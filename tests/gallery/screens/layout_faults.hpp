// Looks for controls that overlap, stick out or are too small, and for text that is cut off.
#pragma once

#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"

namespace gallery {

// The layout faults in the last frame drawn.
std::vector<std::string> layout_faults(const Stage& stage);

}  // namespace gallery
