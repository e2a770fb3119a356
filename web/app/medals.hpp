// Achievements that are won outside a game: by lessons, puzzles and days. Those of a game are told
// at its end.
#pragma once

#include <array>

namespace bastide::web {

struct App;

// What was won when the counts were these; before they are known, nothing.
struct MedalsSeen {
  std::array<int, 3> counts = {-1, -1, -1};  // lessons, puzzles, days
};

// Tells what has been won since the last frame.
void medals_frame(App& app);

}  // namespace bastide::web
