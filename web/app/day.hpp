// The day's game: its try is entered in the book of days, and looked back on once it is over.
#pragma once

namespace bastide::web {

struct App;
struct Session;

// Enters a game of its day in the book, as it is now.
void note_day(App& app, const Session& session);

// While the screen of the day is open: has the strongest player play the same tiles, and finds the
// turn that decided the game. Before anything is drawn; true while there is more to do at once.
bool day_frame(App& app);

}  // namespace bastide::web
