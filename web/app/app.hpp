// The page as a whole: which screen is open and what all screens share. Nothing outside this folder
// depends on it.
//
//   input -> maybe an Action -> Session -> Events -> animation -> picture
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "engine/tiles/catalogue.hpp"
#include "web/app/announce.hpp"
#include "web/app/language.hpp"
#include "web/app/live.hpp"
#include "web/app/medals.hpp"
#include "web/app/page_location.hpp"
#include "web/app/saving.hpp"
#include "web/board/board_animation.hpp"
#include "web/lessons/done.hpp"
#include "web/lessons/lists.hpp"
#include "web/lessons/progress.hpp"
#include "web/opponent/advice.hpp"
#include "web/opponent/computer.hpp"
#include "web/opponent/examiner.hpp"
#include "web/opponent/thinker.hpp"
#include "web/panels/drawn.hpp"
#include "web/panels/offered_lesson.hpp"
#include "web/review/review.hpp"
#include "web/screens/screens.hpp"
#include "web/session/request.hpp"
#include "web/session/session.hpp"
#include "web/session/settings.hpp"
#include "web/store/all_games.hpp"
#include "web/table/table.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct App {
  Catalogue catalogue;
  Settings settings;
  Texts texts;
  LanguageInUse language;
  Ui ui;
  Screen screen = Screen::start;
  Screen left = Screen::start;  // where the browser's Forward leads
  Screen back = Screen::start;  // where "back" leads from settings and help
  std::optional<Session> session;
  Table table;  // what the table shows; never the authoritative game state
  Drawn drawn;  // what drawing the table has taught
  LessonProgress lesson;
  LessonLists lists;
  LessonsDone lessons_done;
  PuzzleBook puzzle_book;
  MedalsSeen medals;
  LessonOffer offer;
  Screens screens;  // state of the other screens while open
  Thinker thinker;
  Computer computer;
  Advice advice;
  Examiner examiner;
  GameReview review;
  Requests requests;               // of the frame being drawn
  std::optional<Request> put_off;  // until a list is here, see navigation.hpp
  Saving saving;
  std::string arrived_link;  // entered into the address of the open page, not yet offered
  SavedLocation saved_location;
  std::unique_ptr<BoardAnimation> animation;  // being painted, to be saved
  std::unique_ptr<GamesReader> reader;        // of a file of all games
  Live live;
  Announcer announcer;
  std::string probe_text;
  std::string told, told_lines;  // as last passed on, and without boxes (web/app/a11y.hpp)
};

void app_init(App& app);

// Draws one frame of the page within ImGui's frame. True while something moves, so that another
// frame is needed at once.
bool app_frame(App& app);

// Runs as many ImGui frames as one picture takes: windows that have just appeared need some to find
// their size and place, and are shown only then. ImGui::Render is left to the caller. Returns the
// result of app_frame.
bool app_picture(App& app);

// What the browser tests can see, as JSON.
const std::string& app_probe(App& app);

}  // namespace bastide::web
