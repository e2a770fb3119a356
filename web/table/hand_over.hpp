// Handing the device over between two people: a plain screen that says who is next, and what has
// happened since that person's last turn.
#pragma once

namespace bastide::web {

struct App;

// Called once a frame, at rest: asks for it when another person decides next.
void hand_over_frame(App& app);
void draw_hand_over(App& app);

}  // namespace bastide::web
