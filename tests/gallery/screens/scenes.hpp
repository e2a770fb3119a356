// What the page can look like: a list of canned scenes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "tests/gallery/screens/stage.hpp"

namespace gallery {

struct Scene {
  std::string name;  // "table/laid"
  std::function<void(Stage&)> play;
  bool everywhere = false;  // in every window; otherwise only in the first three
};

std::vector<Scene> every_scene();

// The first three are used for every scene.
const std::vector<Window>& windows();
inline constexpr std::size_t usual_windows = 3;

}  // namespace gallery
