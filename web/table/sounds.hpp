// What the table sounds like: quiet, synthesised, and only when the settings allow it.
#pragma once

#include "engine/rules/event.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {

struct App;

// An event is about to be shown.
void sound_event(const App& app, const Event& event);

// A person handles something.
// On or off, remembered.
void switch_sound(App& app);

void sound(const App& app, platform::Sound what);

}  // namespace bastide::web
