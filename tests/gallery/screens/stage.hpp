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
};

struct Stage {
  StageTextures textures;
  Window window;
  std::unique_ptr<bastide::web::App> app;
  std::unordered_set<std::string> covered;  // what lies below the open dialog
  bool missed = false;                      // something to be pressed was not there

  // What outlives a scene: the fonts, and the pictures that others will need again.
  ImFontAtlas letters;
  ImGuiStyle style;
  ImGuiContext* context = nullptr;
};

// A fresh page on a fresh platform, before its first frame.
void begin_scene(Stage& stage, const Window& window, const std::string& language);
void end_scene(Stage& stage);

// Frames while the clock stands still.
void draw_frames(Stage& stage, int count);
// Frames until nothing moves and everything is painted.
void settle(Stage& stage);
// Everything that scrolls is scrolled by a share of its range, 0..1.
void scroll_to(Stage& stage, float part);
// The mouse goes to a point and stays there; then everything settles.
void point_at(Stage& stage, float x, float y);
// The mouse button is pressed and released where the mouse is.
void click(Stage& stage);
// Time passes.
void wait(Stage& stage, double seconds);
// Scrolls until a control is visible, presses it, and settles.
void press(Stage& stage, const std::string& id);
void press_key(Stage& stage, ImGuiKey key);

bastide::art::Image picture_of(const Stage& stage);

}  // namespace gallery
