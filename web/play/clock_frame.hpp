// The chess clock at the table: when it runs, and the announcement when a player's time is up.
#pragma once

#include <string>

#include "engine/base/player.hpp"

namespace bastide::web {

struct Play;
struct PlayView;
struct Session;
struct Texts;

struct ClockFrame {
  double seen = -1;                // the app's clock at the last update; negative: stopped
  int frame = 0;                   // the frame of that update
  double wake = 0;                 // when the page has been asked to redraw
  int turn = 0;                    // the latest turn seen
  PlayerIndex active = no_player;  // whose turn that was
};

// Called once a frame. It stops in menus and dialogs, while something is being shown, during a
// replay, and when the page is hidden.
void clock_frame(PlayView& view);

// Whether the clock is running for this player.
bool clock_runs_for(const Session& session, const Play& play, PlayerIndex player);

// The displayed time of a player; empty without a clock.
std::string shown_clock(const Texts& texts, const Session& session, PlayerIndex player);

}  // namespace bastide::web
