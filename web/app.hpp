// The page as a whole: which screen is open and what all screens share.
//
//   input -> intent -> maybe an Action -> Session -> Events -> animation -> picture
#pragma once

#include <optional>
#include <string>

#include "engine/tiles/catalogue.hpp"
#include "web/advice.hpp"
#include "web/announce.hpp"
#include "web/computer.hpp"
#include "web/lessons/lesson_table.hpp"
#include "web/place.hpp"
#include "web/saving.hpp"
#include "web/screens/screens.hpp"
#include "web/session/session.hpp"
#include "web/settings.hpp"
#include "web/table/table.hpp"
#include "web/text/text.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {

struct App {
  Catalogue catalogue;
  Settings settings;
  Texts texts;
  Ui ui;
  Screen screen = Screen::start;
  Screen back = Screen::start;  // where "back" leads from settings and help
  std::optional<Session> session;
  Table table;  // what the table shows; never authoritative game state
  LessonTable lessons;
  Screens screens;    // what the other screens remember while open
  Computer computer;  // the requests to the worker
  Advice advice;
  Saving saving;
  KeptPlace kept_place;
  Announcer announcer;
  std::string probe_text;
  unsigned saved_revision = 0;
};

void app_init(App& app);

// Draws one frame of the page inside ImGui's frame. True while something moves: another frame is
// wanted at once.
bool app_frame(App& app);

// What the browser tests can see, as JSON.
const std::string& app_probe(App& app);

// Opens the table with a game; it is saved in its own slot from then on.
void open_table(App& app, Session session);

// Leaves the table for the start screen; the game stays saved and can be continued.
void go_home(App& app);

// Starts the same game again: the same players and rules, new random events, the next player first.
void play_again(App& app);

// What a game is called in lists: its own name, or its players.
std::string game_title(const App& app, const Session& session);

// Applies the language from the settings.
void choose_language(App& app);

}  // namespace bastide::web
