// Words can be read in every scene of the gallery, in every look; and every control has some for
// screen readers.
#include "tests/gallery/screens/contrast.hpp"

#include <set>

#include "tests/contrast.hpp"
#include "tests/page/at_page.hpp"

namespace gallery::contrast_test {
namespace {

// Scenes from `GetParam()` on, one in two.
class Contrast : public testing::TestWithParam<int> {};

// The looks one after another, with everything where it is: colours that the device forces, too.
TEST_P(Contrast, OfWordsIsEnoughInEverySceneAndControlsHaveNames) {
  Stage stage;
  std::set<std::string> nameless;
  const std::vector<Scene> scenes = some_scenes(static_cast<std::size_t>(GetParam()), 2);
  for (const Scene& scene : scenes) {
    begin_scene(stage, windows().front(), "en");
    if (&scene == &scenes.front()) exchange_painted(stage);
    scene.play(stage);
    for (const bastide::web::A11yNode& told : stage.app->ui.theme.a11y)
      if (!told.id.empty() && told.words.empty()) nameless.insert(told.id);
    for (const bool contrast : {false, true})
      for (const bool dark : {false, true}) {
        place().device.dark = dark;
        place().device.contrast = contrast;
        draw_frames(stage, 4);
        EXPECT_EQ(contrast_faults(stage), std::vector<std::string>{})
            << scene.name << (dark ? " dark" : " light") << (contrast ? " forced" : "");
      }
    if (&scene == &scenes.back()) exchange_painted(stage);
    end_scene(stage);
  }
  EXPECT_EQ(nameless, std::set<std::string>{});
}

INSTANTIATE_TEST_SUITE_P(Looks, Contrast, testing::Values(0, 1));

// The name that a player has until somebody types another one.
TEST(DefaultNames, CanBeReadInTheirFields) {
  for (int look = 0; look < 4; ++look) {
    AtPage page("new/default");
    place().device.dark = look % 2 != 0;
    place().device.contrast = look >= 2;
    settle(page);
    const ImVec4* colours = ImGui::GetStyle().Colors;
    EXPECT_GE(contrast(ImGui::ColorConvertFloat4ToU32(colours[ImGuiCol_TextDisabled]),
                       ImGui::ColorConvertFloat4ToU32(colours[ImGuiCol_FrameBg])),
              4.5)
        << look;
  }
}

// ---- Marks --------------------------------------------------------------------------------------

// The largest contrast of two pixels on a line.
double contrast_along(const bastide::art::Image& picture, ImVec2 from, ImVec2 step, int count) {
  std::vector<ImU32> seen;
  for (int i = 0; i < count; ++i) {
    const int x = static_cast<int>(from.x + step.x * static_cast<float>(i));
    const int y = static_cast<int>(from.y + step.y * static_cast<float>(i));
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
    seen.push_back(picture.rgba[static_cast<std::size_t>(y * picture.width + x)]);
  }
  double most = 1;
  for (const ImU32 a : seen)
    for (const ImU32 b : seen) most = std::max(most, contrast(a, b));
  return most;
}

// The sides of a space that border on no tile: there only its mark can stand out.
TEST(Marks, OfSpacesStandOutInEveryLook) {
  using namespace bastide;
  using namespace bastide::web;
  for (const char* window : {"desktop", "upright"})
    for (const char* scene : {"table/middle", "table/four", "table/large", "table/hills"})
      for (int look = 0; look < 4; ++look) {
        AtPage page(scene, window, "en", true);
        place().device.dark = look % 2 != 0;
        place().device.contrast = look >= 2;
        settle(page);
        const Table& table = page.app->table;
        const art::Image picture = picture_of(page);
        const float density = page.window.density, zoom = table.camera.now.zoom;
        int sides = 0;
        for (const Spot& spot : table.hand.spots) {
          const Point low = to_screen(table.camera, corner_of(spot.at));
          const Area& board = table.layout.board;
          if (low.x < board.x || low.y < board.y || low.x + zoom > board.x + board.width ||
              low.y + zoom > board.y + board.height)
            continue;
          for (int side = 0; side < 4; ++side) {
            const int dx = side == 0 ? -1 : side == 1 ? 1 : 0;
            const int dy = side == 2 ? -1 : side == 3 ? 1 : 0;
            const Position beside{static_cast<i16>(spot.at.x + dx),
                                  static_cast<i16>(spot.at.y + dy)};
            if (tile_at(shown(*page.app->session).board, beside) != no_tile) continue;
            ++sides;
            const auto half = zoom / 2;
            const ImVec2 from((low.x + half + static_cast<float>(dx) * half) * density,
                              (low.y + half + static_cast<float>(dy) * half) * density);
            const int count = static_cast<int>(std::max(8.0f, zoom * 0.14f) * density);
            EXPECT_GE(contrast_along(picture, from,
                                     {static_cast<float>(-dx), static_cast<float>(-dy)}, count),
                      3)
                << scene << ' ' << window << " look " << look << ' ' << spot.at.x << ','
                << spot.at.y << " side " << side;
          }
        }
        EXPECT_TRUE(sides > 0 || std::string(scene) != "table/middle") << window;
      }
}

// A search that finds nothing would prove nothing.
TEST(ContrastSearch, FindsFaintWords) {
  AtPage page("start/fresh");
  ImGui::NewFrame();
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  draw.AddRectFilled({0, 0}, {400, 100}, IM_COL32(200, 200, 200, 255));
  draw.AddText({20, 20}, IM_COL32(150, 150, 150, 255), "Faint");
  draw.AddText({20, 60}, IM_COL32(20, 20, 20, 255), "Plain");
  ImGui::Render();
  EXPECT_EQ(contrast_faults(page).size(), 1u) << testing::PrintToString(contrast_faults(page));
}

}  // namespace
}  // namespace gallery::contrast_test
