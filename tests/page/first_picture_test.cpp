// The first picture, in which nothing slow may be painted.
#include "tests/page/at_page.hpp"

namespace gallery::first_picture_test {
namespace {

using namespace bastide::web;

TEST(FirstPicture, HasAWholeLandscapeBehindTheStartScreen) {
  Stage stage;
  begin_scene(stage, windows().front(), "en");
  stage.app->ui.paint = false;
  draw_frames(stage, 1);
  std::size_t drawn = 0;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
    for (const ImDrawCmd& command : list->CmdBuffer)
      for (const auto& [number, picture] : stage.app->table.pictures.painted) {
        EXPECT_EQ(kind_in(number), PictureKind::sketch);
        if (command.GetTexID() == picture.texture) drawn += command.ElemCount / 6;
      }
  std::size_t tiles = 0;
  for (const MosaicTile& tile : stage.app->screens.mosaic.tiles) tiles += tile.type >= 0;
  EXPECT_GT(tiles, 0u);
  EXPECT_EQ(drawn, tiles);
  end_scene(stage);
}

}  // namespace
}  // namespace gallery::first_picture_test
