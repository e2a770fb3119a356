// How well a side played, and with how much luck.
#pragma once

#include <vector>

#include "web/session/analysis.hpp"

namespace bastide::web {

struct Measure {
  double lost = 0;      // points, by the analysis
  int decisions = 0;    // that were neither forced nor obvious, or else were missed
  double luck = 0;      // points that the tiles drawn by all were worth to it (luck.hpp)
  double lead = 0;      // over the best of the others
  double adjusted = 0;  // what remains of it without luck
  double rate() const { return decisions > 0 ? lost / decisions : 0; }
};
// By side, for an analysis that is complete.
std::vector<Measure> measures_of(const Course& course, const Analysis& analysis);

}  // namespace bastide::web
