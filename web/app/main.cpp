// The window or the canvas, and the main loop, which turns input into frames. The UI only runs when
// something happens or moves (the browser is then asked for frames one by one), and the renderer
// skips identical frames (renderer.hpp).
#include <SDL.h>
#include <imgui.h>
#include <imgui_impl_sdl2.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "web/app/app.hpp"
#include "web/app/share.hpp"
#include "web/platform/fingers.hpp"
#include "web/platform/renderer.hpp"
#include "web/ui/dialogs.hpp"

#ifndef __EMSCRIPTEN__
#include "web/platform/desktop/png.hpp"
#include "web/platform/null/place.hpp"
#endif

namespace {

using namespace bastide::web;

// An event is taken up in one frame, and what follows from it is shown in the next.
constexpr int frames_to_settle = 2;

struct Page {
  std::chrono::steady_clock::time_point opened = std::chrono::steady_clock::now();
  SDL_Window* window = nullptr;
  App app;
  int awake = frames_to_settle;  // frames still to draw although nothing moves
  bool begun = false;            // the first picture has been drawn
  bool open = true;
};

Page* page = nullptr;  // for the probe, which the browser calls by name

// Not SDL's ticks: under newer Emscripten they follow the wall clock.
double seconds_of(const Page& p) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - p.opened).count();
}

void take_events(Page& p) {
  int width = 0, height = 0;
  SDL_GetWindowSize(p.window, &width, &height);
  fingers_new_frame();
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    p.awake = frames_to_settle;
    if (event.type == SDL_QUIT) p.open = false;
    if (event.type == SDL_WINDOWEVENT) renderer_force_redraw();
    if (fingers_event(event, static_cast<float>(width), static_cast<float>(height)))
      ImGui_ImplSDL2_ProcessEvent(&event);
  }
}

void frame(Page& p) {
  take_events(p);
  if (p.awake == 0) return;
  ImGui_ImplSDL2_NewFrame();  // knows the size and density of the window from here on
  // On a slow machine a short key press must not turn into key repeat.
  ImGui::GetIO().DeltaTime = std::min(ImGui::GetIO().DeltaTime, 0.1f);
  const bool other_faces = theme_prepare(p.app.ui.theme);
  renderer_new_frame();
  if (other_faces && p.begun) renderer_fonts_changed();
  p.app.ui.now = seconds_of(p);
  // The first picture has everything in place but what takes long to paint.
  p.app.ui.paint = p.begun;
  if (!p.begun) {
    app_picture(p.app);
    ImGui::EndFrame();
    if (theme_prepare(p.app.ui.theme)) renderer_fonts_changed();
    p.begun = true;
  }
  const bool moving = app_picture(p.app);
  ImGui::Render();
  const ImVec4 desk = ImGui::ColorConvertU32ToFloat4(colour::desk);
  if (!p.app.ui.device.hidden) renderer_draw(desk.x, desk.y, desk.z);
  p.awake = moving || ui_input_waits() ? frames_to_settle : p.awake - 1;
}

bool start(Page& p, int width, int height) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    SDL_Log("SDL: %s", SDL_GetError());
    return false;
  }
  p.window =
      SDL_CreateWindow("Bastide", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
                       renderer_window_flags() | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (!p.window) {
    SDL_Log("SDL: %s", SDL_GetError());
    return false;
  }
  ImGui::CreateContext();
  ImGuiIO& io = ImGui::GetIO();
  io.IniFilename = nullptr;
  io.LogFilename = nullptr;
  io.ConfigFlags |= ImGuiConfigFlags_NavEnableKeyboard;
  if (!renderer_start(p.window)) return false;
  app_init(p.app);
  return true;
}

}  // namespace

extern "C" const char* bastide_probe() {
  if (!page) return "{}";
  page->app.ui.now = seconds_of(*page);
  return app_probe(page->app).c_str();
}

#ifdef __EMSCRIPTEN__
extern "C" void bastide_js_want_frame();  // calls bastide_frame in the next animation frame
#endif

// Requests a frame although nothing happened in the window: a worker's answer or a file has
// arrived.
extern "C" void bastide_wake() {
  if (!page) return;
  page->awake = frames_to_settle;
  renderer_force_redraw();
#ifdef __EMSCRIPTEN__
  bastide_js_want_frame();
#endif
}

// The page is being left, perhaps for ever.
extern "C" void bastide_leave() {
  if (page) retry_pending_saves(page->app);
}

// The page has to be opened anew: the link of the open game if that is stored nowhere; else empty.
extern "C" const char* bastide_unsaved() {
  static std::string link;
  link = page ? unsaved_link(page->app) : std::string();
  return link.c_str();
}

#ifdef __EMSCRIPTEN__

// The painters have finished something. If nothing else moves, one frame shows it.
extern "C" void bastide_painted() {
  page->awake = std::max(page->awake, 1);
  bastide_js_want_frame();
}

extern "C" void bastide_frame() {
  frame(*page);
  if (page->awake > 0) bastide_js_want_frame();
}

int main() {
  static Page the_page;
  page = &the_page;
  if (!start(the_page, 800, 600)) return 1;
  const auto queued = [](void*, SDL_Event* event) {
    // SDL queues a sentinel whenever it is asked for events: that would be a frame for every frame.
    if (event->type != SDL_POLLSENTINEL) bastide_js_want_frame();
    return 1;
  };
  SDL_AddEventWatch(queued, nullptr);
  bastide_frame();  // without waiting for an animation frame
  return 0;
}

#else

// Options: --size WxH, --frames N, --screenshot FILE.png (after the last frame, then quits),
// --fragment TEXT (what follows '#' in the address of a page).
int main(int argc, char** argv) {
  int width = 1280, height = 800, frames = 0;
  std::string screenshot;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view option = argv[i];
    std::string_view value = argv[i + 1];
    if (option == "--frames") bastide::read_number(value, frames);
    if (option == "--screenshot") screenshot = value;
    if (option == "--fragment") platform::place().fragment = value;
    if (option != "--size") continue;
    bastide::read_number(bastide::take_until(value, 'x'), width);
    bastide::read_number(value, height);
  }
  static Page the_page;
  page = &the_page;
  if (!start(the_page, width, height)) return 1;
  if (!screenshot.empty() && frames == 0) frames = 60;
  for (int n = 0; the_page.open && (frames == 0 || n < frames); ++n) {
    if (!screenshot.empty()) the_page.awake = frames_to_settle;
    if (the_page.awake == 0) SDL_WaitEventTimeout(nullptr, 100);
    frame(the_page);
    if (the_page.awake == 0) bastide_wake();  // poll for workers and files now and then
  }
  if (!screenshot.empty()) {
    std::vector<std::uint32_t> rgba;
    if (!renderer_read(width, height, rgba) || !write_png(screenshot, width, height, rgba)) {
      std::fprintf(stderr, "no screenshot: %s\n", SDL_GetError());
      return 1;
    }
  }
  return 0;
}

#endif
