// The screens of the page, by name.
#pragma once

#include <optional>
#include <string_view>

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
  puzzle_list,  // themes, grades, and each puzzle
  day,
  position,
  rules,   // of the new game, and its seats
  record,  // the same, of a game that is written down
  tally,   // of which only the score is kept
  tournament,
};
inline constexpr int screen_count = 16;

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
std::optional<Screen> screen_named(std::string_view name);

}  // namespace bastide::web
