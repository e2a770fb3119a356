// What can be chosen, as a list of buttons: the kinds of pieces, the places, and what to do with
// the choice.
#pragma once

#include "web/table/camera.hpp"

namespace bastide::web {

struct App;

// Another person than usual is asked: it must be seen whose decision it is.
bool asks_somebody(const App& app);

// The list with its buttons at the bottom, `above` them free for others.
void draw_choices(App& app, const Area& area, float foot = 0);
// The height that all of it would like to have.
float choices_height(App& app, float width);

}  // namespace bastide::web
