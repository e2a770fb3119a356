// Games as files, one or all of them, written and read; and pictures of the board.
#pragma once

#include <string>
#include <string_view>

#include "web/session/sharing.hpp"

namespace bastide::web {

struct App;

// Saves the open game as a file, or the saved one of a slot: without what is only for this device
// (docs/security.md), unless it cannot be read.
void export_game(App& app, const std::string& slot);

// Saves the record of the open game with what its turns were worth as comments, as far as they have
// been rated.
void export_rated(App& app);
// Saves its review, as far as it goes, as a page to be printed.
void print_review(App& app);

// The open game for another program: as a file, or as a link that is copied.
void export_foreign(App& app, FileFor whom);

// Saves all games as a file.
void export_all(App& app);

// Saves a position as a picture.
void save_picture(App& app, const ShareChoice& choice);

// Begins to paint the open game as a film.
void begin_film(App& app, ShareLook look);
// Continues the film being made, and saves it at the end. True while there is one.
bool animation_frame(App& app);

// Continues reading a file of all games, and says at the end what it held. True while there is one.
bool reading_frame(App& app);

// Begins to read all games of a file, or opens the dialog that says what it contains. `name`: of
// the file; becomes the name of a game that has none.
void offer_file(App& app, std::string_view text, std::string_view name);

}  // namespace bastide::web
