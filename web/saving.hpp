// Keeping the open game, the settings and the last choices: when, and what is said if it fails.
#pragma once

#include <string_view>

#include "web/store/store.hpp"

namespace bastide::web {

struct App;

// What the page knows of its storage.
struct Saving {
  bool trouble_told = false;  // "full" or "forbidden" is said once
  bool forbidden = false;     // nothing can be kept here
  bool conflict = false;      // another tab has a newer state: nothing is saved until it is settled
};

// The browser's storage, or the desktop's.
Storage platform_storage();

// Saves the open game if it has changed, and looks at what other tabs did.
void saving_frame(App& app);

void save_now(App& app);
// Settles a conflict: takes the other tab's state, or keeps this one in a slot of its own.
void take_other_state(App& app);
void keep_as_copy(App& app);

// A saved game, with its lesson if it is one.
Expected<Session> load_kept(App& app, std::string_view slot);

// Opens a saved game on the table, or says why it cannot be read.
void open_saved(App& app, std::string_view slot);

void load_preferences(App& app);
void save_settings(App& app);
void save_form(App& app);

}  // namespace bastide::web
