// Passes what the frame tells (web/ui/a11y.hpp) to the platform.
#pragma once

namespace bastide::web {

struct App;

// At the beginning of a frame: nothing has been told yet; a control may have been pressed by name.
void told_begin(App& app);
// At its end; `moving`: another will follow.
void told_end(App& app, bool moving);

}  // namespace bastide::web
