// Handing the device over to another person: a blank screen that says who is next, and what has
// happened since that person's last turn.
#pragma once

namespace bastide::web {

struct Session;
struct Table;
struct TableInput;
struct Texts;
struct Ui;

// Called once a frame, at rest: shows the screen when another person decides next.
void hand_over_frame(const Texts& texts, const Session& session, Table& table,
                     const TableInput& input);
void draw_hand_over(Ui& ui, const Texts& texts, const Session& session, Table& table);

}  // namespace bastide::web
