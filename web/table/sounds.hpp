// What the table sounds like: quiet, synthesised, and only when the settings allow it.
#pragma once

#include "engine/rules/event.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {

struct Settings;

// An event is about to be shown.
void sound_event(const Settings& settings, const Event& event);

// A person handles something.
// On or off, remembered.
void switch_sound(Settings& settings);

void sound(const Settings& settings, platform::Sound what);

}  // namespace bastide::web
