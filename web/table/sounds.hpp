// The sounds of the table: quiet, synthesised, and only if the settings allow them.
#pragma once

#include "engine/rules/event.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {

struct Settings;

// Call when an event is about to be shown.
void sound_event(const Settings& settings, const Event& event);

// Turns sounds on or off, and stores that.
void switch_sound(Settings& settings);

// Plays a sound for something that a person does.
void sound(const Settings& settings, platform::Sound what);

}  // namespace bastide::web
