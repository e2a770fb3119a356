// WebGL 1 through ImGui's OpenGL backend, in SDL's window and context.
#include "web/platform/renderer.hpp"

#include <GLES2/gl2.h>
#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

#include "web/platform/browser/cached_layer.hpp"
#include "web/platform/landscape.hpp"
#include "web/platform/texture.hpp"

extern "C" void bastide_js_no_webgl();
extern "C" void bastide_js_picture_shown();
extern "C" int bastide_js_landscape(int upright);
extern "C" void bastide_js_fill_landscape();

namespace bastide::web {
namespace {

unsigned textures_made = 0;
ImTextureID landscape = nullptr;

}  // namespace

std::uint32_t renderer_window_flags() { return SDL_WINDOW_OPENGL; }

bool renderer_start(SDL_Window* window) {
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 2);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
  const SDL_GLContext context = window ? SDL_GL_CreateContext(window) : nullptr;
  if (!context) {
    bastide_js_no_webgl();
    return false;
  }
  ImGui_ImplSDL2_InitForOpenGL(window, context);
  ImGui_ImplOpenGL3_Init("#version 100");
  return true;
}

void renderer_new_frame() { ImGui_ImplOpenGL3_NewFrame(); }

void renderer_fonts_changed() {
  ++textures_made;
  ImGui_ImplOpenGL3_DestroyFontsTexture();
  ImGui_ImplOpenGL3_CreateFontsTexture();
}

void renderer_draw(float red, float green, float blue) {
  ImDrawData* parts = with_cached_layer(ImGui::GetDrawData(), textures_made);
  if (!parts) return;  // the browser keeps showing what was drawn last
  const ImGuiIO& io = ImGui::GetIO();
  glViewport(0, 0, static_cast<int>(io.DisplaySize.x * io.DisplayFramebufferScale.x),
             static_cast<int>(io.DisplaySize.y * io.DisplayFramebufferScale.y));
  glDisable(GL_SCISSOR_TEST);
  glClearColor(red, green, blue, 1);
  glClear(GL_COLOR_BUFFER_BIT);
  ImGui_ImplOpenGL3_RenderDrawData(parts);
  bastide_js_picture_shown();
}

void renderer_force_redraw() { invalidate_still_layer(); }

bool renderer_read(int&, int&, std::vector<std::uint32_t>&) { return false; }

namespace {

bool power_of_two(int n) { return n > 0 && (n & (n - 1)) == 0; }
GLuint name_of(ImTextureID texture) {
  return static_cast<GLuint>(reinterpret_cast<std::uintptr_t>(texture));
}

}  // namespace

ImTextureID texture_create(int width, int height, const std::uint32_t* rgba, Scaling scaling) {
  ++textures_made;
  GLuint name = 0;
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  const bool smooth = scaling == Scaling::smooth;
  const bool mipmaps = smooth && power_of_two(width) && power_of_two(height) && rgba;
  const GLint filter = smooth ? GL_LINEAR : GL_NEAREST;
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER,
                  mipmaps ? GL_LINEAR_MIPMAP_NEAREST : filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba);
  if (mipmaps) glGenerateMipmap(GL_TEXTURE_2D);
  return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(name));
}

void texture_destroy(ImTextureID texture) {
  const GLuint name = name_of(texture);
  glDeleteTextures(1, &name);
}

ImTextureID landscape_texture(bool upright) {
  constexpr int none = 0, other = 2;
  const int here = bastide_js_landscape(upright);
  if (here == none) return nullptr;
  if (!landscape || here == other) {
    if (!landscape) landscape = texture_create(1, 1, nullptr);
    glBindTexture(GL_TEXTURE_2D, name_of(landscape));
    bastide_js_fill_landscape();
    ++textures_made;
  }
  return landscape;
}

}  // namespace bastide::web
