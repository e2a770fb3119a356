// All screens but the table, and the dialogs that can open over any of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "web/request/request.hpp"
#include "web/request/screen.hpp"
#include "web/screens/afterwards.hpp"
#include "web/screens/mosaic.hpp"
#include "web/screens/new_game.hpp"
#include "web/session/session.hpp"
#include "web/sets/campaign.hpp"
#include "web/store/store.hpp"
#include "web/store/story.hpp"

namespace bastide::web {

struct ScreenView;
struct Ui;

enum class Copying : unsigned char { nothing, link, turn, diagnostics };

// The state of the screens while they are open.
struct Screens {
  Mosaic mosaic;
  NewGameForm form = default_form();
  Campaign campaign;                 // new game: the best results of teams
  bool sheet_over_table = false;     // "back" leads from the score sheet to the table
  Screen form_from = Screen::start;  // where "back" leads to from the new game
  ExpansionMask options_shown = 0;   // new game: expansions whose options are expanded
  std::vector<SavedGame> saves;
  Story story;
  bool saves_stale = true;  // the list of saves and the history must be reread
  unsigned expanded = 0;    // score sheet: bit p, player p's scorings are listed
  Afterwards afterwards;    // score sheet: its retrospective parts
  bool sheet_due = false;   // the game has ended while being watched: the sheet opens automatically
  double sheet_at = 0;

  Dialog dialog = Dialog::none;
  std::string slot;
  std::string text;
  int index = 0;
  std::optional<Error> fault;
  std::optional<Session> guest;        // the game offered; its slot: that of the one it continues
  bool guest_from_file = false;        // not from a link
  Copying copying = Copying::nothing;  // what is being copied or shared
  bool copy_failed = false;            // the link is shown because copying failed
  bool sending = false;                // the link is the next one of a game by link

  std::string help_page = "base";  // or an expansion's id
  std::string help_section;        // the section to scroll to
  int help_frames = 0;             // frames left until the page has found its height
  bool help_pages = false;         // on a narrow or low screen: the list of pages is expanded
};

// The player as whom a person can join the offered game; no_player: none is open, or it is a
// variant of a game in which this device plays.
PlayerIndex offered_seat(const Screens& screens);

// Draws the open screen (not the table). True while something moves.
bool screens_frame(ScreenView& view, Screen screen);
// Draws the open dialog.
// `session`: the open game, null if there is none.
void dialogs_frame(Ui& ui, const Texts& texts, Screens& screens, Requests& requests,
                   const Session* session);

}  // namespace bastide::web
