// The guided first game and a short lesson, followed by hand.
#include "tests/page/at_page.hpp"
#include "web/store/store.hpp"

namespace gallery::lessons_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Reads the cards up to the last one for this decision; returns the space that it rings.
std::string advised_space(Stage& page) {
  for (int cards = 0; cards < 12 && fact(page, "lesson.places").empty(); ++cards)
    press(page, "lesson.next");
  const std::string places = fact(page, "lesson.places");
  EXPECT_NE(places, "");
  return "table.spot." + places.substr(0, places.find(' '));
}

TEST(FirstGame, IsFollowedLeftAndResumed) {
  for (const auto& [window, language] : {std::pair{"desktop", "en"}, {"upright", "cs"}}) {
    AtPage page("start/fresh", window, language);
    press(page, "start.learn");
    EXPECT_EQ(fact(page, "lesson"), "first-game");
    const std::string first = fact(page, "lesson.text");
    press(page, advised_space(page));
    EXPECT_NE(fact(page, "lesson.text"), first) << "the second half of the advice";
    press(page, "table.figure.1");
    press(page, "table.confirm");
    press(page, advised_space(page));
    press(page, "table.confirm");
    EXPECT_EQ(list_games(platform_storage()).size(), 1u);
    const std::string before = fact(page, "lesson.text");
    EXPECT_NE(before, "");
    press(page, "table.menu");
    press(page, "table.menu.home");
    press(page, "start.continue");
    EXPECT_EQ(fact(page, "lesson.text"), before) << "the same card";
    // Another move is fine, too: the game goes on.
    const std::size_t cursor = page.app->session->cursor;
    press(page, items(page, "table.spot.").back().id);
    press(page, "table.confirm");
    EXPECT_GT(page.app->session->cursor, cursor);
    EXPECT_EQ(fact(page, "lesson"), "first-game");
    EXPECT_FALSE(page.missed) << window;
  }
}

TEST(Lessons, NoticeAnotherMoveAndAreMarkedWhenDone) {
  const std::string say = "0", task = "1", astray = "3";
  const std::string right = "table.spot.0,-2";
  AtPage page("start/fresh");
  press(page, "start.more");
  press(page, "start.lessons");
  EXPECT_EQ(fact(page, "lessons.goods"), "open");
  press(page, "lessons.goods");
  EXPECT_EQ(fact(page, "lesson.moment"), say);
  press_key(page, ImGuiKey_N);
  EXPECT_EQ(fact(page, "lesson.moment"), task);
  const auto play_wrongly = [&] {
    for (const ProbeItem& spot : items(page, "table.spot."))
      if (spot.id != right) {
        press(page, spot.id);
        break;
      }
    press(page, "table.confirm");
    EXPECT_EQ(fact(page, "lesson.moment"), astray);
  };
  play_wrongly();
  press_key(page, ImGuiKey_U);
  EXPECT_EQ(fact(page, "lesson.moment"), task) << "not the card before it";
  play_wrongly();
  press(page, "lesson.again");
  EXPECT_EQ(fact(page, "lesson.moment"), task);
  press(page, right);
  press(page, "table.confirm");
  EXPECT_NE(fact(page, "lesson.news").find("= 6"), std::string::npos) << fact(page, "lesson.news");
  press(page, "lesson.list");
  EXPECT_EQ(fact(page, "lessons.goods"), "done");
  EXPECT_TRUE(list_games(platform_storage()).empty()) << "lessons are not saved as games";
  // Shown instead of solved, it leads on.
  press(page, "lessons.pig");
  press(page, "lesson.next");
  press(page, "lesson.show");
  press(page, "lesson.onward");
  EXPECT_EQ(fact(page, "lesson"), "flying-machines");
  EXPECT_FALSE(page.missed);
}

}  // namespace
}  // namespace gallery::lessons_test
