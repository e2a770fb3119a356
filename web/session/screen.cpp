#include "web/session/screen.hpp"

namespace bastide::web {

const char* screen_name(Screen screen) {
  switch (screen) {
    case Screen::start:
      return "start";
    case Screen::new_game:
      return "new-game";
    case Screen::table:
      return "table";
    case Screen::score_sheet:
      return "score-sheet";
    case Screen::how_to_play:
      return "how-to-play";
    case Screen::settings:
      return "settings";
    case Screen::lessons:
      return "lessons";
    case Screen::story:
      return "story";
    case Screen::puzzles:
      return "puzzles";
    case Screen::puzzle_list:
      return "puzzle-list";
    case Screen::day:
      return "day";
    case Screen::position:
      return "position";
    case Screen::rules:
      return "rules";
    case Screen::tournament:
      return "tournament";
    case Screen::record:
      return "record";
    case Screen::tally:
      return "tally";
  }
  return "";
}

std::optional<Screen> screen_named(std::string_view name) {
  for (int s = 0; s < screen_count; ++s)
    if (screen_name(static_cast<Screen>(s)) == name) return static_cast<Screen>(s);
  return std::nullopt;
}

}  // namespace bastide::web
