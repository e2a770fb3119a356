// Going back through the game: a slider over all positions, and playing on from any of them.
#pragma once

#include <cstddef>
#include <vector>

#include "web/session/timeline.hpp"

namespace bastide::web {

struct App;

// While it is open nothing is decided at the table and computer players wait.
struct Timeline {
  bool open = false;
  bool playing = false;            // it goes on by itself
  double next = 0;                 // when, on the app's clock
  std::vector<std::size_t> stops;  // of the record at `revision`
  unsigned revision = 0;
};

void open_timeline(App& app);
void close_timeline(App& app);  // back to the present
void toggle_timeline(App& app);

// Shows a position; the nearest one before it at which one can stop.
void look_back(App& app, std::size_t cursor);
void leap_timeline(App& app, Leap way);
void play_timeline(App& app);  // or pauses

// Goes on playing from the shown position. Asks when later moves would be lost.
void play_on_from_here(App& app);
// True, and it is asked, when playing on here would forget more than the move just taken back.
bool asks_before_forgetting(App& app);
void draw_from_here(App& app);  // what is asked

// The height that it needs at a width.
float timeline_height(App& app, float width);
// Draws it into its place. True while it plays.
bool draw_timeline(App& app);

}  // namespace bastide::web
