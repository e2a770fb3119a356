// Pointer and keys over the board, turned into what a person intends.
#pragma once

#include <optional>

#include "web/drawing/camera.hpp"

namespace bastide::web {

struct TableView;

struct Gestures {
  bool pressed = false;   // a press that began on the board
  bool dragging = false;  // it has moved: no longer a click
  bool held = false;      // it has been long
  bool blocked = false;   // two fingers were down: nothing counts until all are up
  Point press;
  float press_seconds = 0;
  double tap_time = -1;
  Point tap;
  float wheel = 0;                 // scrolled and not used yet
  std::optional<Point> pointer;    // over the board, not a finger
  double rest_since = 0;           // when it last moved
  std::optional<Position> cursor;  // of the keyboard, among the legal spots
};

// Reads this frame's input, after ImGui::NewFrame and after all panels have been drawn. True while
// something is being moved.
bool gestures_frame(TableView& view);

}  // namespace bastide::web
