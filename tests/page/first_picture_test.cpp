// The first picture, in which nothing slow may be painted.
#include "tests/page/at_page.hpp"

namespace gallery {
namespace {

using namespace bastide::web;

TEST(FirstPicture, HasAWholeLandscapeBehindTheStartScreen) {
  Stage stage;
  begin_scene(stage, windows().front(), "en");
  stage.app->ui.paint = false;
  draw_frames(stage, 1);
  const Screens& screens = stage.app->screens;
  EXPECT_TRUE(screens.paintings.waiting) << "the pictures are still to come";
  std::size_t drawn = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer)
      for (const auto& [name, texture] : screens.paintings.made)
        if (command.GetTexID() == texture) drawn += command.ElemCount / 6;
  std::size_t tiles = 0;
  for (const MosaicTile& tile : screens.mosaic.tiles) tiles += tile.type >= 0;
  EXPECT_GT(tiles, 0u);
  EXPECT_EQ(drawn, tiles);
  end_scene(stage);
}

}  // namespace
}  // namespace gallery
