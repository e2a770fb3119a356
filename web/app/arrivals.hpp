// What arrives from outside while the page is open: a link in its address, a file.
#pragma once

namespace bastide::web {

struct App;

// Call once a frame.
void arrivals_frame(App& app);

}  // namespace bastide::web
