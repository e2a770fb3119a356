// Games that only computers play: pause, one turn at a time, how fast.
#pragma once

#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

bool only_computers(const App& app);
// Computer players wait at this position.
bool computers_wait(const App& app);

// The buttons, in one line at the foot of an area. Returns their height.
float watching_height(const App& app);
void draw_watching(App& app, const Area& area);

}  // namespace bastide::web
