// Handing the device over between two people: a calm sheet that says who is next, and what has
// happened since that person's last turn.
#pragma once

namespace bastide::web {

struct App;

// Once a frame, at rest: asks for it when the next to decide is another person.
void hand_over_frame(App& app);
void draw_hand_over(App& app);

}  // namespace bastide::web
