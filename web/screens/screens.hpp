// Every screen but the table, and the dialogs that can open over any of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "web/screens/afterwards.hpp"
#include "web/screens/mosaic.hpp"
#include "web/screens/new_game.hpp"
#include "web/screens/paintings.hpp"
#include "web/session/session.hpp"
#include "web/store/store.hpp"

namespace bastide::web {

struct App;

enum class Screen : unsigned char {
  start,
  new_game,
  table,
  score_sheet,
  how_to_play,
  settings,
  lessons,
};
inline constexpr int screens = 7;

// The name of a screen for the probe and the tests: "new-game".
const char* screen_name(Screen screen);

enum class Dialog : unsigned char {
  none,
  game_menu,    // slot: what can be done with a saved game
  rename,       // slot, text
  delete_game,  // slot
  delete_all,
  open,       // text: a link or a file
  link,       // guest: what a link or a file holds; fault: how far it could be followed
  failed,     // fault: a link or file that is no game
  show_link,  // text: to be copied by hand
  conflict,   // the open game was continued in another tab
  colour,     // index: of a player of the new game
  kind,       // index: of a player of the new game
};

// The name of a dialog for the probe and the tests: "game-menu"; empty for none.
const char* dialog_name(Dialog dialog);

// What the screens remember while they are open.
struct Screens {
  Mosaic mosaic;
  Paintings paintings;
  NewGameForm form;
  bool form_ready = false;
  Screen form_from = Screen::start;  // where "back" leads from the new game
  ExpansionMask options_shown = 0;   // new game: expansions whose options are expanded
  std::vector<SavedGame> saves;
  bool saves_stale = true;
  unsigned expanded = 0;   // score sheet: bit p, player p's scorings are listed
  Afterwards afterwards;   // score sheet: the way of the scores
  bool sheet_due = false;  // the game has ended while being watched: the sheet opens automatically
  double sheet_at = 0;

  Dialog dialog = Dialog::none;
  std::string slot;
  std::string text;
  int index = 0;
  std::optional<Error> fault;
  std::optional<Session> guest;
  bool copying = false;  // a link is on its way to the clipboard

  std::string help_page = "base";  // or an expansion's id
  std::string help_section;        // to be scrolled to
  std::string lesson_wanted;       // chosen in the help
  int help_frames = 0;             // while the page is still finding its height
  bool help_pages = false;         // on a narrow or low screen: the list of pages is expanded
};

// Draws the open screen (not the table). True while something moves.
bool screens_frame(App& app);
// Draws the open dialog.
void dialogs_frame(App& app);

// Opens the help at a topic: a page, "base" or the id of an expansion, or a section of it,
// "gold-mines.place". "Back" returns to where it was opened.
void open_help(App& app, std::string_view topic);

// Opens a screen; "back" from settings and help leads to the one that was open.
void go_to_screen(App& app, Screen screen);

}  // namespace bastide::web
