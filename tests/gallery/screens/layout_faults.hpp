// Looks for controls that overlap, stick out or are too small, and for words that are cut off.
#pragma once

#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"

namespace gallery {

// What is wrong with the frame last drawn.
std::vector<std::string> layout_faults(const Stage& stage);

}  // namespace gallery
