// The page without a window: frames are drawn as long as something moves, controls are pressed by
// name, and the result is a picture.
#pragma once

#include <imgui.h>

#include <memory>
#include <string>
#include <unordered_set>

#include "tests/gallery/screens/raster.hpp"
#include "web/app/app.hpp"
#include "web/art/image.hpp"

namespace gallery {

struct Window {
  const char* name;
  float width, height, density;
  bool touch;
  int text_size = 0;  // Settings::text_size
};

struct Stage {
  StageTextures textures;
  bool paints = false;  // pictures are painted; otherwise blank, for who only looks at the rest
  Window window;
  std::unique_ptr<bastide::web::App> app;
  std::unordered_set<std::string> covered;  // items covered by the open dialog
  bool missed = false;                      // a control to press was not there
  float frame_seconds = 1.0f / 30;

  // What is kept between scenes: the fonts, and in `app` the texts and pictures that other scenes
  // will need.
  std::unique_ptr<ImFontAtlas> letters = std::make_unique<ImFontAtlas>();
  ImGuiStyle style;
  ImGuiContext* context = nullptr;
};

// Starts a fresh page on a fresh platform, before its first frame.
void begin_scene(Stage& stage, const Window& window, const std::string& language);
void end_scene(Stage& stage);

// Draws frames without advancing the clock.
void draw_frames(Stage& stage, int count);
// Draws frames until nothing moves and everything is painted.
void settle(Stage& stage);
// Scrolls everything that can scroll to a fraction of its range, 0..1.
void scroll_to(Stage& stage, float part);
// Moves the mouse to a point and lets everything settle.
void point_at(Stage& stage, float x, float y);
// Presses and releases the mouse button where the mouse is.
void click(Stage& stage);
// Lets time pass.
void wait(Stage& stage, double seconds);
// Scrolls until a control is visible, if there is one.
void bring(Stage& stage, const std::string& id);
// The same, presses it, and settles.
void press(Stage& stage, const std::string& id);
void press_key(Stage& stage, ImGuiKey key);

bastide::art::Image picture_of(const Stage& stage);

}  // namespace gallery
