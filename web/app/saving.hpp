// Saving the open game, the settings and the last choices: when, and what is reported if it fails.
#pragma once

#include <string>
#include <vector>

#include "web/screens/new_game.hpp"
#include "web/settings/settings.hpp"

namespace bastide::web {

struct App;

// What the page knows about its storage.
struct Saving {
  bool trouble_told = false;  // "full" or "forbidden" is reported once
  bool forbidden = false;     // nothing can be stored here
  bool conflict = false;      // another tab has a newer version: not saved until resolved
  bool owed = false;          // there was no room: it is tried again
  double again_at = 0;        // on the clock of Ui
  std::vector<std::string> copies_wanted;  // slots whose second copies have been asked for

  // As they were last saved.
  unsigned revision = 0;  // of the open game
  Settings settings;
  NewGameForm form;
};

// Saves the open game, the settings and the form if they have changed, and checks what other
// tabs did.
void saving_frame(App& app);

void save_now(App& app);
// Tries once more what there was no room for: the page is about to go, or something has been
// deleted.
void save_what_is_owed(App& app);

// Second copies that are newer than the storage's, or whole where that is not.
void take_copies(App& app);
// Asks for the second copy of a game that cannot be read; if there is one, the game opens.
void want_copy(App& app, const std::string& slot);
// Resolves a conflict: takes the other tab's version, or keeps this one in a slot of its own.
void take_other_state(App& app);
void keep_as_copy(App& app);

void load_preferences(App& app);

}  // namespace bastide::web
