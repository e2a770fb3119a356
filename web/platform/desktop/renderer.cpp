// SDL_Renderer: draws the same pixels everywhere, which picture tests need.
#include "web/platform/renderer.hpp"

#include <imgui.h>
#include <imgui_impl_sdl2.h>
#include <imgui_impl_sdlrenderer2.h>

#include "web/platform/texture.hpp"

namespace bastide::web {
namespace {

SDL_Renderer* renderer = nullptr;  // one window, one renderer

}  // namespace

std::uint32_t renderer_window_flags() { return 0; }

bool renderer_start(SDL_Window* window) {
  SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
  if (!renderer) renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) {
    SDL_Log("no renderer: %s", SDL_GetError());
    return false;
  }
  ImGui_ImplSDL2_InitForSDLRenderer(window, renderer);
  ImGui_ImplSDLRenderer2_Init(renderer);
  return true;
}

void renderer_new_frame() { ImGui_ImplSDLRenderer2_NewFrame(); }

void renderer_fonts_changed() {
  ImGui_ImplSDLRenderer2_DestroyFontsTexture();
  ImGui_ImplSDLRenderer2_CreateFontsTexture();
}

void renderer_draw(float red, float green, float blue) {
  const ImGuiIO& io = ImGui::GetIO();
  SDL_RenderSetScale(renderer, io.DisplayFramebufferScale.x, io.DisplayFramebufferScale.y);
  SDL_SetRenderDrawColor(renderer, static_cast<Uint8>(red * 255), static_cast<Uint8>(green * 255),
                         static_cast<Uint8>(blue * 255), 255);
  SDL_RenderClear(renderer);
  ImGui_ImplSDLRenderer2_RenderDrawData(ImGui::GetDrawData());
  SDL_RenderPresent(renderer);
}

void renderer_force_redraw() {}  // every frame is drawn

bool renderer_read(int& width, int& height, std::vector<std::uint32_t>& rgba) {
  if (SDL_GetRendererOutputSize(renderer, &width, &height) != 0) return false;
  rgba.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  return SDL_RenderReadPixels(renderer, nullptr, SDL_PIXELFORMAT_ABGR8888, rgba.data(),
                              width * 4) == 0;
}

ImTextureID texture_create(int width, int height, const std::uint32_t* rgba, Scaling scaling) {
  SDL_Texture* texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ABGR8888,
                                           SDL_TEXTUREACCESS_STATIC, width, height);
  if (!texture) return nullptr;
  SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
  SDL_SetTextureScaleMode(texture,
                          scaling == Scaling::smooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest);
  if (rgba) SDL_UpdateTexture(texture, nullptr, rgba, width * 4);
  return texture;
}

void texture_destroy(ImTextureID texture) {
  SDL_DestroyTexture(static_cast<SDL_Texture*>(texture));
}

}  // namespace bastide::web
