// Pointer and keys over the board, turned into what a person intends.
#pragma once

#include <optional>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct Session;
struct Table;
struct TableView;
struct Theme;

struct Gestures {
  bool pressed = false;   // a press that began on the board
  bool dragging = false;  // it has moved: no longer a click
  bool held = false;      // it has been long
  bool blocked = false;   // two fingers were down: nothing counts until all are up
  Point press;
  float press_seconds = 0;
  double tap_time = -1;
  Point tap;
  float wheel = 0;               // scrolled and not used yet
  std::optional<Point> pointer;  // over the board, not a finger
  // What the mouse is moved to is looked at: not what lies under it after a press, a dialog or a
  // panel, until it moves from there.
  bool looks = false;
  Point resting;
  double rest_since = 0;           // when it last moved
  std::optional<Position> cursor;  // of the keyboard, among the legal spots
};

// Reads this frame's input, after ImGui::NewFrame and after all panels have been drawn. True while
// something is being moved.
bool gestures_frame(TableView& view);

// Instead of it while a dialog lies over the board: nothing is pointed at.
void gestures_rest(Gestures& gestures);

// The choice that a press on a point of the screen would pick; the nearest one of several.
std::optional<std::size_t> offer_under(const Theme& theme, const Session& session, Table& table,
                                       Point p);

}  // namespace bastide::web
