// Saving the open game, the settings and the last choices: when, and what is reported if it fails.
#pragma once

#include "web/screens/new_game.hpp"
#include "web/settings/settings.hpp"

namespace bastide::web {

struct App;

// What the page knows about its storage.
struct Saving {
  bool trouble_told = false;  // "full" or "forbidden" is reported once
  bool forbidden = false;     // nothing can be stored here
  bool conflict = false;      // another tab has a newer version: not saved until resolved

  // As they were last saved.
  unsigned revision = 0;  // of the open game
  Settings settings;
  NewGameForm form;
};

// Saves the open game, the settings and the form if they have changed, and checks what other
// tabs did.
void saving_frame(App& app);

void save_now(App& app);
// Resolves a conflict: takes the other tab's version, or keeps this one in a slot of its own.
void take_other_state(App& app);
void keep_as_copy(App& app);

void load_preferences(App& app);

}  // namespace bastide::web
