// The chess clock at the table: when it runs, and what is announced when somebody runs out of time.
#pragma once

#include <string>

#include "engine/rules/setup.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;

struct ClockFrame {
  double seen = -1;                // the app's clock at the last update, negative: it was stopped
  int frame = 0;                   // the frame in which that was
  double wake = 0;                 // when the page has been asked to draw again
  int turn = 0;                    // the latest turn that has been seen
  PlayerIndex active = no_player;  // whose that was
};

// Called once a frame. It stops in menus and dialogs, while something is being shown, during a
// replay, and when the page is hidden.
void clock_frame(TableView& view);

// The clock runs for this player now.
bool clock_runs_for(const Session& session, const Table& table, PlayerIndex player);

// What a player's clock shows; empty where there is none.
std::string shown_clock(const Session& session, PlayerIndex player);

}  // namespace bastide::web
