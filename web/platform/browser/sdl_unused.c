// SDL's own pixel drawing, 100 kB of it, is never used: WebGL draws everything. These stubs replace
// the entry points that the rest of SDL refers to, and report that nothing is available.
#include "SDL_gamecontroller.h"
#include "SDL_events.h"
#include "SDL_surface.h"
#include "src/SDL_internal.h"
#include "src/events/SDL_gesture_c.h"
#include "src/video/SDL_sysvideo.h"
#include "src/video/emscripten/SDL_emscriptenframebuffer.h"

SDL_Surface *SDLCALL SDL_ConvertSurfaceFormat(SDL_Surface *s, Uint32 format, Uint32 flags) {
  return (void)s, (void)format, (void)flags, NULL;
}
// Emscripten implements these two in JavaScript, for SDL 1.
void SDLCALL SDL_FreeSurface(SDL_Surface *s) { (void)s; }
int SDLCALL SDL_LockSurface(SDL_Surface *s) { return (void)s, -1; }
int Emscripten_CreateWindowFramebuffer(_THIS, SDL_Window *w, Uint32 *format, void **pixels, int *pitch) {
  return (void)_this, (void)w, (void)format, (void)pixels, (void)pitch, -1;
}
int Emscripten_UpdateWindowFramebuffer(_THIS, SDL_Window *w, const SDL_Rect *rects, int count) {
  return (void)_this, (void)w, (void)rects, (void)count, -1;
}
void Emscripten_DestroyWindowFramebuffer(_THIS, SDL_Window *w) { (void)_this, (void)w; }

// Gestures are recognised by the page (fingers.cpp).
int SDL_GestureAddTouch(SDL_TouchID id) { return (void)id, 0; }
int SDL_GestureDelTouch(SDL_TouchID id) { return (void)id, 0; }
void SDL_GestureProcessEvent(SDL_Event *event) { (void)event; }
void SDL_GestureQuit(void) {}

// Joysticks are not used either: ImGui refers to three of their functions.
SDL_GameController *SDLCALL SDL_GameControllerOpen(int index) { return (void)index, NULL; }
Uint8 SDLCALL SDL_GameControllerGetButton(SDL_GameController *c, SDL_GameControllerButton b) {
  return (void)c, (void)b, 0;
}
Sint16 SDLCALL SDL_GameControllerGetAxis(SDL_GameController *c, SDL_GameControllerAxis a) {
  return (void)c, (void)a, 0;
}
