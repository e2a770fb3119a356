// The games of the day among the saved ones: today's, and what there is to beat.
#pragma once

#include <vector>

#include "web/store/store.hpp"

namespace bastide::web {

// Of several games of one day, the oldest counts.
struct Daily {
  const SavedGame* today = nullptr;  // begun or over
  const SavedGame* last = nullptr;   // the latest that is over, before today
  const SavedGame* best = nullptr;   // of those that are over, the one with the most own points
  int row = 0;  // days in a row with a game that is over, up to today or yesterday
};

Daily daily_of(const std::vector<SavedGame>& saves, u64 now);

// Of the first person in a game.
int own_points(const SavedGame& game);

}  // namespace bastide::web
