// What a person has chosen for every game, kept in local storage.
#pragma once

#include <string>

namespace bastide::web {

struct Settings {
  std::string language;          // "en", "cs"; empty: the browser's
  bool reduce_motion = false;    // or the system asks for it
  float animation_speed = 1.0f;  // 0.5 .. 4, of computer players' turns and scorings
  bool confirm_moves = true;     // a placement waits for its confirmation
  bool show_legal = true;        // mark where the drawn tile fits
  bool show_coordinates = false;
  friend bool operator==(const Settings&, const Settings&) = default;
};

}  // namespace bastide::web
