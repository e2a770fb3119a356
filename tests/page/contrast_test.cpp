// Words can be read in every scene of the gallery, in every look.
#include "tests/gallery/screens/contrast.hpp"

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
