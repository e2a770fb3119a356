// The first picture, in which nothing slow may be painted.
#include "tests/page/at_page.hpp"

namespace gallery::first_picture_test {
namespace {

using namespace bastide::web;

struct AtStart : Stage {
  explicit AtStart(const Window& window) {
    paints = true;
    begin_scene(*this, window, "en");
    for (void*& landscape : place().landscapes) landscape = texture_create(1, 1, nullptr);
  }
  ~AtStart() {
    texture_destroy(letters->TexID);
    end_scene(*this);
  }
  // The corners of what has been drawn with one texture.
  std::vector<ImVec2> corners(ImTextureID texture) const {
    std::vector<ImVec2> all;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
      for (const ImDrawCmd& command : list->CmdBuffer)
        for (unsigned i = 0; command.GetTexID() == texture && i < command.ElemCount; ++i)
          all.push_back(
              list
                  ->VtxBuffer[static_cast<int>(
                      list->IdxBuffer[static_cast<int>(command.IdxOffset + i)] + command.VtxOffset)]
                  .pos);
    return all;
  }
};

// Just so large that it covers the window, and in the middle of it: as `object-fit: cover` in
// page.css.
TEST(FirstPicture, IsTheLandscapeThatThePageHasShown) {
  for (const Window& window : windows()) {
    AtStart at(window);
    at.app->ui.paint = false;
    draw_frames(at, 1);
    EXPECT_TRUE(at.app->table.pictures.painted.empty());
    const bool upright = window.height >= window.width;
    EXPECT_TRUE(at.corners(place().landscapes[!upright]).empty()) << window.name;
    const std::vector<ImVec2> corners = at.corners(place().landscapes[upright]);
    ASSERT_EQ(corners.size(), 6u) << window.name;
    const ImVec2 min = corners[0], max = corners[2], size(max.x - min.x, max.y - min.y);
    constexpr float rounded = 2;
    EXPECT_NEAR(size.x / size.y, upright ? 0.5f : 1.6f, rounded / size.y) << window.name;
    EXPECT_NEAR(std::max(window.width - size.x, window.height - size.y), 0, rounded) << window.name;
    EXPECT_NEAR(min.x + max.x, window.width, rounded) << window.name;
    EXPECT_NEAR(min.y + max.y, window.height, rounded) << window.name;
  }
}

TEST(FirstPicture, GivesWayToTheTilesOnceTheyArePainted) {
  AtStart at(windows().front());
  draw_frames(at, 1);
  EXPECT_FALSE(at.corners(place().landscapes[true]).empty());
  settle(at);
  EXPECT_TRUE(at.corners(place().landscapes[true]).empty());
  for (const MosaicTile& tile : at.app->screens.mosaic.tiles)
    EXPECT_GE(tile.type, 0) << "a hole at " << tile.column << ", " << tile.row;
}

}  // namespace
}  // namespace gallery::first_picture_test
