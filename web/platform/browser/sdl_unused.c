// SDL's own pixel copying, 100 kB of it, is never used: WebGL draws everything. These are the
// entries that the rest of SDL names; a surface that asks for a copy is told that there is none.
#include "SDL_gamecontroller.h"
#include "SDL_video.h"
#include "src/video/SDL_blit.h"

SDL_BlitFuncEntry SDL_GeneratedBlitFuncTable[] = {{0, 0, 0, 0, NULL}};
SDL_BlitFunc SDL_CalculateBlit0(SDL_Surface *surface) { return (void)surface, NULL; }
SDL_BlitFunc SDL_CalculateBlit1(SDL_Surface *surface) { return (void)surface, NULL; }
SDL_BlitFunc SDL_CalculateBlitN(SDL_Surface *surface) { return (void)surface, NULL; }
SDL_BlitFunc SDL_CalculateBlitA(SDL_Surface *surface) { return (void)surface, NULL; }
int SDL_RLESurface(SDL_Surface *surface) { return (void)surface, -1; }
void SDL_UnRLESurface(SDL_Surface *surface, int recode) { (void)surface, (void)recode; }
int SDLCALL SDL_RLEBlit(SDL_Surface *from, SDL_Rect *a, SDL_Surface *to, SDL_Rect *b) {
  return (void)from, (void)a, (void)to, (void)b, -1;
}
int SDLCALL SDL_RLEAlphaBlit(SDL_Surface *from, SDL_Rect *a, SDL_Surface *to, SDL_Rect *b) {
  return (void)from, (void)a, (void)to, (void)b, -1;
}

// Nor are joysticks: ImGui names three of their functions.
SDL_GameController *SDLCALL SDL_GameControllerOpen(int index) { return (void)index, NULL; }
Uint8 SDLCALL SDL_GameControllerGetButton(SDL_GameController *c, SDL_GameControllerButton b) {
  return (void)c, (void)b, 0;
}
Sint16 SDLCALL SDL_GameControllerGetAxis(SDL_GameController *c, SDL_GameControllerAxis a) {
  return (void)c, (void)a, 0;
}
