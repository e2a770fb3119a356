// Games between computers only: pausing, stepping by turns, speed.
#pragma once

namespace bastide::web {

struct Flow;
struct Play;
struct Session;
struct TableView;

bool only_computers(const Session& session);
// Whether computer players wait at this position.
bool computers_wait(const Play& play, const Session& session);

// The buttons, in one line.
void lay_watching(Flow& flow, const TableView& view);

}  // namespace bastide::web
