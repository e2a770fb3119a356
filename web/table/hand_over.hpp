// Handing the device over between two people: a plain screen that says who is next, and what has
// happened since that person's last turn.
#pragma once

namespace bastide::web {

struct TableView;

// Called once a frame, at rest: asks for it when another person decides next.
void hand_over_frame(TableView& view);
void draw_hand_over(TableView& view);

}  // namespace bastide::web
