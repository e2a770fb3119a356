// The browser's Back: the page requests as many steps as lead to the start screen. One too few
// would leave the page, and some browsers ignore entries that are added after a Back.
#include "tests/page/at_page.hpp"

namespace gallery::back_test {
namespace {

// Presses Back until the start screen is reached; returns what the page requested before each press
// and at the end.
std::vector<int> steps_to_start(Stage& stage) {
  std::vector<int> steps{place().steps_back};
  for (int pressed = 0; pressed < 12; ++pressed) {
    if (fact(stage, "screen") == "start" && fact(stage, "dialog").empty()) break;
    place().backs = 1;
    settle(stage);
    draw_frames(stage, 4);
    steps.push_back(place().steps_back);
  }
  return steps;
}

void expect_one_by_one(Stage& stage, const std::string& scene) {
  const std::vector<int> steps = steps_to_start(stage);
  for (std::size_t i = 0; i < steps.size(); ++i)
    EXPECT_EQ(steps[i], static_cast<int>(steps.size() - 1 - i)) << scene << ", Back " << i;
}

TEST(Back, TakesOneThingAwayEachTime) {
  for (const char* scene :
       {"start/fresh", "start/game-menu", "new/default", "settings/0", "help/base-0",
        "lessons/list-0", "lesson/first-1", "table/middle", "table/log", "table/bag", "table/menu",
        "table/timeline", "sheet/two-0", "end/won"}) {
    AtPage page(scene);
    draw_frames(page, 4);
    expect_one_by_one(page, scene);
  }
}

TEST(Back, LeadsThroughPanelsBelowMenusAndOtherScreens) {
  for (const std::string entry : {"table.menu.settings", "table.menu.help"}) {
    AtPage page("table/log");
    press(page, "table.menu");
    EXPECT_EQ(place().steps_back, 3);
    if (entry == "table.menu.help") {
      press(page, "table.menu.more");
      EXPECT_EQ(place().steps_back, 4);
    }
    press(page, entry);
    draw_frames(page, 4);
    expect_one_by_one(page, entry);
  }
}

void back(Stage& page) {
  place().backs = 1;
  settle(page);
  draw_frames(page, 4);
}

TEST(Back, ForwardReturnsToTheTable) {
  AtPage page("table/middle");
  back(page);
  EXPECT_EQ(fact(page, "screen"), "start");
  place().forward = true;
  settle(page);
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(place().steps_back, 1);
}

TEST(Back, LeadsFromAScoreSheetToTheTableWhereItWasOpened) {
  AtPage page("sheet/two-0");
  EXPECT_EQ(place().steps_back, 3) << "the result, and the table below it";
  press(page, "sheet.look");
  EXPECT_EQ(fact(page, "end"), "closed");
  EXPECT_EQ(fact(page, "screen"), "table");
  press(page, "table.menu");
  press(page, "table.menu.more");
  press(page, "table.menu.sheet");
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
  expect_one_by_one(page, "the sheet over the table");
}

}  // namespace
}  // namespace gallery::back_test
