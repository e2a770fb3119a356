// Where one was in a game: the camera, what lies open, how far one has looked back. Kept beside the
// save, so that looking around writes no new one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/session/session.hpp"
#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

struct Resume {
  std::optional<View> view;  // to be taken up when the table is first laid out
  std::string kept;          // as it was last written
  double clock_kept = 0;     // when the clock was, on the app's clock
};

// Takes up what was kept of the open game.
void resume_table(App& app);

// Keeps it when something has changed; to be called at rest.
void keep_table(App& app);

}  // namespace bastide::web
