// The chess clock at the table: when it runs, and what is said when somebody's time is over.
#pragma once

#include <string>

#include "engine/rules/setup.hpp"

namespace bastide::web {

struct App;

struct ClockFrame {
  double seen = -1;  // the app's clock when it was last looked at, below 0: it stood still
  int frame = 0;     // the picture in which that was
  double wake = 0;   // when the page has been asked to draw again
  int turn = 0;      // the latest turn that has been seen
  PlayerIndex active = no_player;  // whose that was
};

// Once a frame. It stands still in menus and dialogs, while something is being shown, while one
// looks back, and when nobody sees the page.
void clock_frame(App& app);

// The clock runs for this player now.
bool clock_runs_for(const App& app, PlayerIndex player);

// What the clock of a player says; empty where there is none.
std::string shown_clock(const App& app, PlayerIndex player);

}  // namespace bastide::web
