// The sounds of the table: quiet, synthesised, and only if the settings allow them.
#pragma once

#include "web/platform/sound.hpp"

namespace bastide {
struct Event;
}  // namespace bastide

namespace bastide::web {

struct Session;
struct Settings;

// Call when an event is about to be shown, other than the end of the game.
void sound_event(const Settings& settings, const Event& event);
// Something has been taken from somebody.
void sound_loss(const Settings& settings);
// The end: whether the only person here has won or lost.
void sound_end(const Settings& settings, const Session& session);
// Turns sounds on or off, and stores that.
void switch_sound(Settings& settings);

// Plays a sound for something that a person does.
void sound(const Settings& settings, platform::Sound what);
// A short vibration, where the device can and the settings allow it.
void feel(const Settings& settings, int milliseconds);

}  // namespace bastide::web
