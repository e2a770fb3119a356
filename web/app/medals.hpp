// Achievements: what has been won since the last frame is kept and told, once in life.
#pragma once

#include "engine/base/types.hpp"

namespace bastide::web {

struct App;

// What is known of somebody when it was last looked at; before that, nothing.
struct MedalsSeen {
  bool known = false;
  u64 stamp = 0;  // of it
};

// Keeps and tells what has been won since the last frame. What has been won before the first one,
// or elsewhere, is only kept. True if there is something new to show.
bool medals_frame(App& app);

}  // namespace bastide::web
