// How well a side played, and with how much luck.
#pragma once

#include <vector>

#include "engine/players/rating.hpp"
#include "engine/review/analysis.hpp"

namespace bastide {

struct Measure {
  ErrorRate errors;  // by the analysis; decisions: neither forced nor obvious, or else missed
  std::vector<LossesAt> compared;  // turn by turn, of those that the strongest player has examined
  double luck = 0;                 // points that the tiles drawn by all were worth to it (luck.hpp)
  double lead = 0;                 // over the best of the others
  double adjusted = 0;             // what remains of it without luck
};
// By side, for an analysis that is complete.
std::vector<Measure> measures_of(const PlayedGame& played, const Analysis& analysis);

}  // namespace bastide
