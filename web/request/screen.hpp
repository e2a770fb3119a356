// The screens and dialogs of the page, by name.
#pragma once

namespace bastide::web {

enum class Screen : unsigned char {
  start,
  new_game,
  table,
  score_sheet,
  how_to_play,
  settings,
  lessons,
  story,
  puzzles,
  day,
};
inline constexpr int screen_count = 10;

// Opened beside what one was doing; "back" leads there.
constexpr bool is_aside(Screen screen) {
  return screen == Screen::settings || screen == Screen::how_to_play;
}
// Whether it shows the open game.
constexpr bool shows_game(Screen screen) {
  return screen == Screen::table || screen == Screen::score_sheet;
}

// The name of a screen for the probe and the tests: "new-game".
const char* screen_name(Screen screen);

// What they refer to is in Screens (web/screens/screens.hpp).
enum class Dialog : unsigned char {
  none,
  game_menu,    // slot: what can be done with a saved game
  rename,       // slot, text
  delete_game,  // slot
  delete_all,
  erase_story,
  open,       // text: a link or a file
  link,       // guest: what a link or a file contains; fault: where reading it stopped; index: the
              // turn from which it continues a game here
  failed,     // fault: a link or file that contains no game
  show_link,  // text: to copy by hand, or for a camera
  refused,   // fault, text: why, and at which line, today's rules follow the opened game no further
  comments,  // whether to include them in a link
  live,      // another device offers to play the open game live
  conflict,  // the open game was continued in another tab
  colour,    // index: of a player of the new game
  kind,      // index: of a player of the new game
  seat,      // index: of a player of the open game
};

// The name of a dialog for the probe and the tests: "game-menu"; empty for none.
const char* dialog_name(Dialog dialog);

}  // namespace bastide::web
