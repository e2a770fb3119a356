// The board as a picture.
#include "web/table/board_picture.hpp"

#include "tests/page/at_page.hpp"
#include "web/session/session.hpp"

namespace gallery {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(BoardPicture, ShowsEveryTileOnClothOrOnNothing) {
  AtPage page("sheet/two-0");
  Session& session = *page.app->session;
  const auto count = [](const art::Image& image, std::uint32_t pixel) {
    return std::count(image.rgba.begin(), image.rgba.end(), pixel);
  };
  const art::Image bare = board_picture(session, page.app->table.pictures, false);
  const art::Image cloth = board_picture(session, page.app->table.pictures, true);
  EXPECT_EQ(bare.rgba.size(), static_cast<std::size_t>(bare.width * bare.height));
  EXPECT_EQ(cloth.width, bare.width + 128);
  const long tiles = static_cast<long>(session.states.back().board.tiles.size());
  const long nothing = count(bare, 0);
  EXPECT_NEAR(static_cast<double>(bare.width) * bare.height - static_cast<double>(nothing),
              static_cast<double>(tiles) * 128 * 128, static_cast<double>(tiles) * 128 * 8);
  EXPECT_EQ(count(cloth, 0), 0);
  // With the first tile alone nothing is left over.
  session.cursor = 0;
  const art::Image first = board_picture(session, page.app->table.pictures, false);
  EXPECT_EQ(first.width, 128);
  EXPECT_EQ(first.height, 128);
}

TEST(BoardPicture, IsSavedFromTheScoreSheet) {
  AtPage page("sheet/two-0");
  press(page, "sheet.picture");
  EXPECT_EQ(place().saved, "bastide.png");
  place().saved.clear();
  press(page, "sheet.cut-out");
  EXPECT_EQ(place().saved, "bastide.png");
}

}  // namespace
}  // namespace gallery
