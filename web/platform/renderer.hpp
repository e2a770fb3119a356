// What turns ImGui's draw data into a picture: WebGL in the browser, SDL_Renderer on the desktop.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <vector>

namespace bastide::web {

// Window flags that SDL_CreateWindow needs for this renderer.
std::uint32_t renderer_window_flags();
// False if no renderer is available; the platform has then already shown an error.
bool renderer_start(SDL_Window* window);
void renderer_new_frame();
void renderer_fonts_changed();
// May skip a frame that is identical to the last one.
void renderer_draw(float red, float green, float blue);
// The window has changed: the next frame must not be skipped.
void renderer_force_redraw();
// The picture last drawn, bytes R, G, B, A; only where pixels can be read (desktop).
bool renderer_read(int& width, int& height, std::vector<std::uint32_t>& rgba);

}  // namespace bastide::web
