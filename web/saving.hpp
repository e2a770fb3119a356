// Saving the open game, the settings and the last choices: when, and what is reported if it fails.
#pragma once

#include <string_view>

#include "web/store/store.hpp"

namespace bastide::web {

struct App;

// What the page knows about its storage.
struct Saving {
  bool trouble_told = false;  // "full" or "forbidden" is reported once
  bool forbidden = false;     // nothing can be stored here
  bool conflict = false;      // another tab has a newer version: not saved until resolved
};

// The browser's storage, or the desktop's.
Storage platform_storage();

// Saves the open game if it has changed, and checks what other tabs did.
void saving_frame(App& app);

void save_now(App& app);
// Resolves a conflict: takes the other tab's version, or keeps this one in a slot of its own.
void take_other_state(App& app);
void keep_as_copy(App& app);

// A saved game, with its lesson if it is one.
Expected<Session> load_kept(App& app, std::string_view slot);

// Opens a saved game on the table, or reports why it cannot be read.
void open_saved(App& app, std::string_view slot);

void load_preferences(App& app);
void save_settings(App& app);
void save_form(App& app);

}  // namespace bastide::web
