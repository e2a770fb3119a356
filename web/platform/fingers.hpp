// The part of input.hpp that the main loop feeds.
#pragma once

#include <SDL.h>

#include "web/platform/input.hpp"

namespace bastide::web {

void fingers_new_frame();
void fingers_pinch(float factor);  // on a trackpad; counts in the next frame
// `width`, `height`: the window in CSS pixels. False: the event is not for ImGui, as part of a
// gesture of two fingers, which presses nothing, wherever it began.
bool fingers_event(const SDL_Event& event, float width, float height);

}  // namespace bastide::web
