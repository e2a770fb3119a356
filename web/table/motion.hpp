// What moves on the table: events that have happened are queued here to be shown, one after the
// other. The session is always ahead; motion only delays the picture, and acting skips it.
#pragma once

#include <vector>

#include "web/session/session.hpp"
#include "web/table/display_state.hpp"

namespace bastide::web {

struct Settings;
struct Table;
struct Ui;

// Events that are shown together, and how long that takes.
struct MotionStep {
  std::vector<Event> events;
  std::size_t action = 0;  // of the session, 0-based
  float seconds = 0;
  float counting = 0;      // of these, while tiles are counted before the points appear
  bool by_person = false;  // the tile is already there: it need not fly
};

struct Motion {
  std::vector<MotionStep> steps;  // the first one is running
  float passed = 0;               // seconds of it
  std::size_t shown = 0;          // actions enqueued
  bool replay = false;            // what follows is to be shown although it is not new
  unsigned revision = 0;
  unsigned jumps = 0;  // how often another position has been shown without motion
};

// Shows the session's position at once.
void motion_reset(const Session& session, DisplayState& display, Motion& motion);

// Enqueues what has been played since the last frame, and shows other changes immediately.
void motion_take_up(Ui& ui, const Settings& settings, const Session& session, Table& table);

// One frame: the scene follows. True while something moves.
bool motion_frame(const Settings& settings, const Session& session, Table& table, float seconds);

// Shows everything in the queue immediately.
void motion_skip(const Session& session, DisplayState& display, Motion& motion);

// The step being shown, null at rest.
const MotionStep* running_step(const Motion& motion);
// How much of it has been shown, 0..1, once all has been counted.
float progress(const Motion& motion);
// How much has been counted, 0..1.
float counted(const Motion& motion);

// The score to display: it counts up while points arrive.
int shown_score(const DisplayState& display, const Motion& motion, PlayerIndex player);

}  // namespace bastide::web
