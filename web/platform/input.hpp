// Fingers, which ImGui knows nothing of.
#pragma once

namespace bastide::web {

// While two fingers are down (and until all are up) the mouse that SDL makes of the first finger
// is to be ignored.
struct Fingers {
  int down = 0;
  bool pinching = false;             // two fingers now, or not all lifted since
  float centre_x = 0, centre_y = 0;  // between the two, CSS pixels
  float pan_x = 0, pan_y = 0;        // since the last frame
  float zoom = 1;                    // factor since the last frame
  bool touch = false;                // the last pointer was a finger
};

const Fingers& fingers();

}  // namespace bastide::web
