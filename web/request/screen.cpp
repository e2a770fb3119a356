#include "web/request/screen.hpp"

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
    case Screen::day:
      return "day";
  }
  return "";
}

const char* dialog_name(Dialog dialog) {
  switch (dialog) {
    case Dialog::none:
      return "";
    case Dialog::game_menu:
      return "game-menu";
    case Dialog::rename:
      return "rename";
    case Dialog::delete_game:
      return "delete-game";
    case Dialog::delete_all:
      return "delete-all";
    case Dialog::erase_story:
      return "erase-story";
    case Dialog::open:
      return "open";
    case Dialog::link:
      return "link";
    case Dialog::failed:
      return "failed";
    case Dialog::show_link:
      return "show-link";
    case Dialog::refused:
      return "refused";
    case Dialog::comments:
      return "comments";
    case Dialog::live:
      return "live";
    case Dialog::conflict:
      return "conflict";
    case Dialog::colour:
      return "colour";
    case Dialog::kind:
      return "kind";
    case Dialog::seat:
      return "seat";
  }
  return "";
}

}  // namespace bastide::web
