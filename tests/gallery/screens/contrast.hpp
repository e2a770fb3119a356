// Looks for words that hardly stand out from what is drawn behind them.
#pragma once

#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"

namespace gallery {

// The words in the last frame whose contrast with their ground, as the Web Content Accessibility
// Guidelines compute it, is below 4.5, or below 3 if they are large or faint on purpose: what
// cannot be pressed now. Words over pictures are left out.
std::vector<std::string> contrast_faults(const Stage& stage);

}  // namespace gallery
