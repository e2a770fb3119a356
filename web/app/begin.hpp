// How a game begins that nobody has sent: the one of the form, and the one of the day.
#pragma once

#include "web/session/request.hpp"

namespace bastide::web {

struct App;

// Asks first who plays here, if nothing is known of them; leads to the form if its game cannot
// begin.
void begin(App& app, const Begins& what);
// From now on, wherever one sits down.
void be_oneself(App& app, Oneself oneself);

}  // namespace bastide::web
