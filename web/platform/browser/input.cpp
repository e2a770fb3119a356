// What the browser tells of the user besides SDL's events.
#include <SDL.h>
#include <emscripten.h>

#include <initializer_list>

#include "web/platform/fingers.hpp"

extern "C" void bastide_wake();

// A letter that was pressed with Ctrl or Cmd: after whatever SDL has not yet told of, as Ctrl
// itself.
extern "C" EMSCRIPTEN_KEEPALIVE void bastide_chord(int letter) {
  SDL_Event event = {};
  event.key.keysym.sym = letter;
  event.key.keysym.mod = KMOD_CTRL;
  for (const SDL_EventType type : {SDL_KEYDOWN, SDL_KEYUP}) {
    event.type = type;
    SDL_PushEvent(&event);
  }
}

extern "C" EMSCRIPTEN_KEEPALIVE void bastide_pinch(double factor) {
  bastide::web::fingers_pinch(static_cast<float>(factor));
  bastide_wake();
}
