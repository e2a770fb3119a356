// Multi-touch and pinches on a trackpad, which ImGui does not handle.
#pragma once

namespace bastide::web {

// From the moment when two fingers are down until all are lifted, the mouse that SDL emulates for
// the first finger must be ignored.
struct Fingers {
  int down = 0;
  bool pinching = false;             // two fingers now, or not all lifted since
  float centre_x = 0, centre_y = 0;  // between the two, CSS pixels
  float pan_x = 0, pan_y = 0;        // since the last frame
  float zoom = 1;                    // factor since the last frame
  float trackpad = 1;                // the same, of a pinch there
  bool touch = false;                // the last pointer was a finger
};

const Fingers& fingers();

}  // namespace bastide::web
