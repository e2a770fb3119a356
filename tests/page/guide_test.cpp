// The guided first game at the table.
#include "tests/page/at_page.hpp"

namespace gallery::guide_test {
namespace {

using namespace bastide::web;

TEST(Guide, IsSilentInAReplay) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("lesson/first-0", window);
    EXPECT_NE(fact(page, "lesson.text"), "") << window;
    EXPECT_NE(fact(page, "lesson.places"), "") << window;
    press(page, "table.timeline");
    ASSERT_TRUE(page.app->table.replay.open);
    EXPECT_EQ(fact(page, "lesson.text"), "") << window;
    EXPECT_EQ(fact(page, "lesson.places"), "") << window;
    EXPECT_TRUE(items(page, "lesson.").empty()) << window;
    press(page, "timeline.close");
    EXPECT_NE(fact(page, "lesson.text"), "") << window;
  }
}

// Placed elsewhere, the tile is not said to do what the card asked for.
TEST(Guide, SeesThatTheTileLiesElsewhere) {
  AtPage page("lesson/first-0");
  const std::string ringed = "table.spot." + fact(page, "lesson.places");
  for (const ProbeItem& spot : items(page, "table.spot."))
    if (spot.id != ringed) {
      press(page, spot.id);
      break;
    }
  EXPECT_EQ(fact(page, "lesson.text"), tr(page.app->texts, "guide.elsewhere"));
}

}  // namespace
}  // namespace gallery::guide_test
