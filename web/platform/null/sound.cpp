#include "web/platform/sound.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void play(Sound sound, float volume) {
  if (volume > 0) place().heard.push_back(sound);
}
void set_ambience(float volume) { place().ambience = volume; }
void vibrate(int) { ++place().vibrations; }

}  // namespace bastide::web::platform
