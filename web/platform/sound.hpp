// What is heard and felt.
#pragma once

namespace bastide::web::platform {

// Short sounds. Nothing is heard before the user has first touched the page, nor where there is no
// audio. browser/sound.js depends on the order.
enum class Sound {
  draw,
  lay,
  turn,
  figure,
  coin,
  points,
  notice,
  die,
  end,
  whisper,
  lost,
  yours,
  won,
  snap,
  banners,
  cobbles,
  bell,
  birds,
  loss
};
// `volume`: up to 1.
void play(Sound sound, float volume);
// Wind and, now and then, a far bell, from now on; 0: silence.
void set_ambience(float volume);

void vibrate(int milliseconds);

}  // namespace bastide::web::platform
