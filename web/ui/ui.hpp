// The context needed by everything that draws: the theme, the clock, notices, and the probe for the
// tests. It knows nothing about games.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "web/platform/device.hpp"
#include "web/ui/notices.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

inline constexpr float no_foot = -1e6f;

// Where a control is, and since when.
struct ControlPlace {
  float x = 0, y = 0;  // within what scrolls
  double since = 0;
  bool drawn = false;  // in this frame
  bool hasty = false;  // it is being pressed, but see press_counts
};

// State that the controls keep between frames.
struct Controls {
  std::unordered_map<std::string, ControlPlace> places;
  double patience = 0.4;     // seconds that a control must have been where it is to be pressed
  unsigned drag_window = 0;  // being scrolled by a finger
  bool dragging = false;
  bool drag_selects = false;  // the drag began in the text being edited
  float drag_speed = 0;
  unsigned glide_window = 0;
  bool editing = false;         // a text field has been drawn that is being edited
  bool returning = false;       // the next screen was left only for a moment: it stays scrolled
  float dialog_foot = no_foot;  // where the foot of the dialog being drawn begins
  bool foot_scrolls = false;    // with the body: it would leave that too little room
  double dialog_since = 0;      // when the dialog appeared
};

struct Ui {
  Theme theme;
  platform::Device device;  // as it was when the frame began
  Controls controls;
  Probe probe;        // what the browser tests can see
  std::string asked;  // the control that has been pressed by its name; empty: none
  std::vector<Notice> notices;
  std::string lasting_notice;  // a notice shown for as long as it applies
  NoticePlace notice_place;    // where notices go
  double now = 0;              // seconds since the start, set before every frame
  // The sum of the seconds in which frames followed each other: what drifts continues where it
  // stopped.
  double moving = 0, last_frame = 0;
  bool paint = true;            // whether slow painting is allowed in this frame
  bool reduced_motion = false;  // motion should be reduced: by the settings or the system
};

}  // namespace bastide::web
