// Saving the open game, the settings and the last choices: when, and how failures are reported.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "web/platform/storage.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/setup/kept_setups.hpp"
#include "web/setup/new_game.hpp"
#include "web/setup/tally.hpp"

namespace bastide::web {

struct App;

// The state of the page's storage.
struct Saving {
  bool trouble_told = false;         // "full" or "forbidden" has been reported
  bool unkept = false;               // puzzles, days or achievements could not be stored:
  bool unkept_told = false;          // they are in memory, and that has been said
  bool forbidden = false;            // nothing can be stored here
  bool conflict = false;             // another tab has a newer version: not saved until resolved
  bool pending = false;              // there was no room for the open game: will be retried
  bool preferences_pending = false;  // ... for the settings or the form
  std::vector<std::unique_ptr<Session>>
      pending_games;    // games that were left while there was no room for their last moves
  double again_at = 0;  // on the clock of Ui
  std::vector<std::string> copies_wanted;  // slots whose second copies were requested

  // As last saved, or tried to:
  unsigned revision = 0;  // of the open game
  Settings settings;
  NewGameForm form;
  KeptSetups setups;
  Tally tally;
  StartPosition position;
  PlayerIndex next = 0;  // in it
};

// Takes a pending game out: its last moves are only there.
std::unique_ptr<Session> take_pending_game(Saving& saving, std::string_view slot);

// Saves the open game, the settings and the form if they have changed, and checks for changes by
// other tabs.
void saving_frame(App& app);

void save_now(App& app);
// Notes whether puzzles, days or achievements could be stored: once a visit the page says so.
void note_unkept(App& app, platform::StoreResult result);
// Retries what there was no room for: the page is about to close, or something has been deleted.
void retry_pending_saves(App& app);

// Processes second copies that are newer than the storage's, or intact where that is not, and what
// other tabs have changed.
void take_storage_news(App& app);
// Requests the second copy of a game that cannot be read; if there is one, the game opens.
void want_copy(App& app, const std::string& slot);
// Resolves a conflict: takes the other tab's version, or keeps this one in a new slot.
void take_other_state(App& app);
void keep_as_copy(App& app);

void load_preferences(App& app);
// The position that was set up last, once it is needed.
void load_position(App& app);

}  // namespace bastide::web
