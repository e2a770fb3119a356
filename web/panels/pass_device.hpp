// Handing the device over to another person: a blank screen that says who is next, and what has
// happened since that person's last turn.
#pragma once

namespace bastide::web {

struct TableView;

// Called once a frame, at rest: shows the screen when another person decides next.
void pass_device_frame(TableView& view);
void draw_pass_device(const TableView& view);
// The device is with the person who decides now.
void take_device(TableView& view);

}  // namespace bastide::web
