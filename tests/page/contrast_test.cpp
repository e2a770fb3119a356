// Words can be read in every scene of the gallery, in every look.
#include "tests/gallery/screens/contrast.hpp"

#include "tests/contrast.hpp"
#include "tests/page/at_page.hpp"

namespace gallery::contrast_test {
namespace {

struct InLook {
  const char* name;
  bool dark, contrast;
  std::size_t from = 0, step = 1;  // of the scenes
};
class Contrast : public testing::TestWithParam<InLook> {};

TEST_P(Contrast, OfWordsIsEnoughInEveryScene) {
  Stage stage;
  const std::vector<Scene> scenes = some_scenes(GetParam().from, GetParam().step);
  for (const Scene& scene : scenes) {
    begin_scene(stage, windows().front(), "en");
    place().device.dark = GetParam().dark;
    place().device.contrast = GetParam().contrast;
    if (&scene == &scenes.front()) exchange_painted(stage);
    scene.play(stage);
    EXPECT_EQ(contrast_faults(stage), std::vector<std::string>{}) << scene.name;
    if (&scene == &scenes.back()) exchange_painted(stage);
    end_scene(stage);
  }
}

// In colours that the device forces, half of the scenes in each.
INSTANTIATE_TEST_SUITE_P(Looks, Contrast,
                         testing::Values(InLook{"light", false, false}, InLook{"dark", true, false},
                                         InLook{"forced_light", false, true, 0, 2},
                                         InLook{"forced_dark", true, true, 1, 2}),
                         [](const testing::TestParamInfo<InLook>& one) {
                           return std::string(one.param.name);
                         });

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
        AtPage page(scene, window);
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
