// The review of the open game, while the score sheet or the replay shows it.
#pragma once

namespace bastide::web {

struct App;

// Rates another turn, and asks about those that are rated. Before anything is drawn; true while
// there is more to rate.
bool review_frame(App& app);

}  // namespace bastide::web
