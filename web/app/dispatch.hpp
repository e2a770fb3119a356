// Carries out what was requested while a frame was drawn.
#pragma once

namespace bastide::web {

struct App;

// True when something was done.
bool dispatch_requests(App& app);

}  // namespace bastide::web
