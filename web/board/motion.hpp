// Animation at the table: events that have happened are queued here and shown one after another.
// The session is always ahead; motion only delays the picture, and acting skips it.
#pragma once

#include <vector>

#include "engine/base/player.hpp"
#include "engine/rules/event.hpp"
#include "web/board/flourish.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

struct DisplayState;
struct Session;
struct Settings;
struct ShownBoard;
struct Ui;

// Events that are shown together, and for how long.
struct MotionStep {
  std::vector<Event> events;
  std::size_t action = 0;  // of the session, 0-based
  float seconds = 0;
  float counting = 0;      // part of it: while tiles are counted before the points appear
  bool by_person = false;  // the tile is already there: it need not fly
  bool unseen = false;     // it happened while the page was hidden
};

struct Motion {
  std::vector<MotionStep> steps;     // the first one is running
  float passed = 0;                  // seconds since it began
  std::vector<Flourish> flourishes;  // beside the steps; they delay nothing
  bool reduced = false;              // motion: there are no flourishes
  PositionKey shown;                 // up to which actions have been enqueued
  bool replay = false;               // animate the next actions although they are not new
  bool others = false;  // have moved since a person was last told that it is their turn
  unsigned jumps = 0;   // how often the position has changed without motion
};

// Shows the session's position at once.
void motion_reset(const Session& session, DisplayState& display, Motion& motion);

// Enqueues actions played since the last frame, and applies other changes immediately.
void motion_enqueue(Ui& ui, const Settings& settings, const Session& session, ShownBoard& board);

// Advances by one frame; the scene follows. True while something moves.
bool motion_frame(const Settings& settings, const Session& session, ShownBoard& board,
                  float seconds);

// A person tries a tile on a cell with so many neighbours: it snaps in when it is down.
// `after`: seconds until it is. False: it does not snap, with so few.
bool motion_laid(const Settings& settings, Motion& motion, Position at, int sides, float after);

// Shows everything in the queue immediately.
void motion_skip(const Session& session, DisplayState& display, Motion& motion);

// The step being shown, null at rest.
const MotionStep* running_step(const Motion& motion);
// The progress of that step, 0..1, after the counting.
float progress(const Motion& motion);
// The progress of the counting, 0..1.
float counted(const Motion& motion);

// The score to display: it counts up while points arrive.
int shown_score(const DisplayState& display, const Motion& motion, PlayerIndex player);

}  // namespace bastide::web
