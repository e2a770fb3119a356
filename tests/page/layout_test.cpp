// Nothing overlaps, sticks out or is too small for a finger, at many window sizes beyond those in
// which the gallery draws every scene.
#include "tests/gallery/screens/layout_faults.hpp"
#include "tests/page/at_page.hpp"

namespace gallery {
namespace {

TEST(Layout, IsSoundInWindowsOfEverySize) {
  const Window more[] = {
      {"a small phone", 344, 600, 1, true}, {"a large one", 390, 844, 1, true},
      {"on its side", 844, 390, 1, true},   {"a small one", 640, 360, 1, true},
      {"a tablet", 768, 1024, 1, true},     {"on its side", 1024, 768, 1, true},
      {"a laptop", 1366, 768, 1, false},    {"a screen", 1920, 1080, 1, false},
      {"half of it", 960, 1080, 1, false},  {"a low window", 1400, 600, 1, false},
  };
  const std::vector<Scene> scenes = every_scene();
  Stage stage;
  for (const Window& window : more)
    for (const Scene& scene : scenes) {
      if (!scene.everywhere) continue;
      begin_scene(stage, window, "cs");  // the longer words
      scene.play(stage);
      EXPECT_EQ(layout_faults(stage), std::vector<std::string>{})
          << scene.name << " in " << window.width << 'x' << window.height;
      end_scene(stage);
    }
}

}  // namespace
}  // namespace gallery
