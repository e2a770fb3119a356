// The strongest player in somebody's place, in a game from its beginning: how would it have done?
// It is limited by nodes, not by the clock, so the answer is the same on every machine.
#pragma once

namespace bastide::web {

struct Consultation;

// Goes on with a game of computers alone, in the worker. False: it says nothing.
bool strongest_frame(Consultation& with);

}  // namespace bastide::web
