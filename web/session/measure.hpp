// How well a side played, and with how much luck.
#pragma once

#include <array>
#include <vector>

#include "web/session/analysis.hpp"

namespace bastide::web {

// In tenths of points, by side: what the tiles that it drew were worth above the average of the
// bag.
std::array<int, max_players> luck_of(const Course& course);

struct Measure {
  double lost = 0;      // points, by the analysis
  int decisions = 0;    // that were neither forced nor obvious, or else were missed
  double luck = 0;      // points
  double lead = 0;      // over the best of the others
  double adjusted = 0;  // what remains of it without luck
  double rate() const { return decisions > 0 ? lost / decisions : 0; }
};
// By side, for an analysis that is complete.
std::vector<Measure> measures_of(const Course& course, const Analysis& analysis);

}  // namespace bastide::web
