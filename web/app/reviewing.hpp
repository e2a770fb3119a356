// The review of the open game, while the score sheet or the replay shows it.
#pragma once

namespace bastide::web {

struct App;

// Rates another turn, and asks about those that are rated. Before anything is drawn; true while
// there is more to rate.
bool review_frame(App& app);

// Begins to adjudicate the open game, or saves what is known as a page.
void adjudicate(App& app, bool as_page);
// Plays it on once more. True while there is more to play.
bool adjudication_frame(App& app);

}  // namespace bastide::web
