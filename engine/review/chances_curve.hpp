// The chances to win, turn by turn, as a curve on a page to be printed: without colours.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/review/analysis.hpp"

namespace bastide {

// As SVG. `names`: of the sides; of two sides, one curve says it all. Empty where there are fewer
// than two turns with chances.
std::string chances_curve(const Analysis& analysis, std::span<const std::string> names,
                          std::string_view title);

}  // namespace bastide
