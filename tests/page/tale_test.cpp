// The review of a finished game as a story, read as somebody reads it.
#include "tests/page/at_page.hpp"
#include "web/opponent/thinker.hpp"
#include "web/store/store.hpp"

namespace gallery::tale_test {
namespace {

using namespace bastide;
using namespace bastide::web;

const char* const three_windows[] = {"desktop", "upright", "sideways"};

void swipe(Stage& stage, float by) {
  const ProbeItem* board = item(stage, "tale.board.0");
  ASSERT_TRUE(board);
  const float x = board->x + board->width / 2, y = board->y + board->height / 2;
  ImGuiIO& io = ImGui::GetIO();
  io.AddMousePosEvent(x, y);
  draw_frames(stage, 2);
  io.AddMouseButtonEvent(0, true);
  draw_frames(stage, 1);
  for (int step = 1; step <= 4; ++step) {
    io.AddMousePosEvent(x + by * static_cast<float>(step) / 4, y);
    draw_frames(stage, 1);
  }
  io.AddMouseButtonEvent(0, false);
  draw_frames(stage, 2);
  settle(stage);
}

TEST(Tale, IsReadFromTheResultToTheOverviewAndBack) {
  for (const char* window : three_windows) {
    AtPage page("tale/page-0", window);
    press_key(page, ImGuiKey_Escape);
    ASSERT_EQ(fact(page, "end"), "shown");
    press(page, "end.review");
    const int pages = std::stoi(fact(page, "tale.pages"));
    ASSERT_GE(pages, 1) << window;
    ASSERT_LE(pages, static_cast<int>(most_chapters));
    for (int n = 1; n <= pages; ++n) {
      EXPECT_EQ(fact(page, "tale.page"), std::to_string(n)) << window;
      EXPECT_NE(fact(page, "tale.text"), "");
      EXPECT_TRUE(item(page, "tale.board.0")) << window;
      EXPECT_EQ(item(page, "tale.board.1") != nullptr, fact(page, "tale.boards") == "2");
      press(page, "tale.next");
    }
    EXPECT_EQ(fact(page, "tale.page"), "overview");
    EXPECT_NE(fact(page, "sheet.measure.0"), "");
    EXPECT_FALSE(item(page, "tale.next")->enabled);
    press(page, "tale.previous");
    EXPECT_EQ(fact(page, "tale.page"), std::to_string(pages));
    EXPECT_NE(fact(page, "sheet.kind.city"), "") << "the sheet follows below";
    press_key(page, ImGuiKey_Escape);
    EXPECT_EQ(fact(page, "screen"), "table");
    EXPECT_EQ(fact(page, "end"), "shown");
  }
}

// The same door for a game from the list and for one that somebody has sent.
TEST(Tale, IsOpenedFromASavedGameAndFromALink) {
  AtPage page("tale/page-0");
  const Analysis rated = page.app->review.analysis;  // to do it again would take seconds
  press_key(page, ImGuiKey_Escape);
  press(page, "end.share");
  press(page, "share.link");
  const std::string link = page.app->screens.link;
  const std::string slot = page.app->session->saved.slot;
  request(page.app->requests, ask_for::Home{});
  settle(page);
  request(page.app->requests, ask_for::OpenSlot{slot});
  settle(page);
  press(page, "end.review");
  EXPECT_EQ(fact(page, "screen"), "score-sheet");
  EXPECT_EQ(fact(page, "tale.page"), "1");
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "end"), "shown");

  AtPage friends("start/fresh");
  offer_link(*friends.app, parse_address(link));
  settle(friends);
  press(friends, "link.open");
  ASSERT_EQ(fact(friends, "end"), "shown");
  ASSERT_TRUE(item(friends, "end.review"));
  request(friends.app->requests, Screen::score_sheet);
  draw_frames(friends, 1);
  friends.app->review.analysis = rated;
  settle(friends);
  EXPECT_EQ(fact(friends, "tale.page"), "1");
}

TEST(Tale, BothTurnsStandBesideEachOtherOrBelow) {
  for (const char* window : three_windows) {
    AtPage page("tale/slip-0", window);
    for (int n = 0; fact(page, "tale.boards") != "2" && n < 5; ++n) press(page, "tale.next");
    scroll_to(page, 0);
    const ProbeItem* played = item(page, "tale.board.0");
    const ProbeItem* better = item(page, "tale.board.1");
    ASSERT_TRUE(played && better) << window << ": both are in sight at once";
    EXPECT_LE(overlap(*played, *better), 0);
    EXPECT_NEAR(played->width, better->width, 1);
    EXPECT_NEAR(played->height, better->height, 1);
    EXPECT_GE(better->y + better->height, 0);
    EXPECT_LE(better->y + better->height, page.window.height) << window;
    EXPECT_EQ(played->y == better->y, std::string(window) != "upright");
  }
}

TEST(Tale, ArrowsAndSwipesTurnThePages) {
  AtPage page("tale/slip-0");
  ASSERT_EQ(fact(page, "tale.page"), "1");
  press_key(page, ImGuiKey_RightArrow);
  EXPECT_EQ(fact(page, "tale.page"), "2");
  EXPECT_NE(place().told.find(fact(page, "tale.title")), std::string::npos)
      << "screen readers hear which one";
  press_key(page, ImGuiKey_LeftArrow);
  EXPECT_EQ(fact(page, "tale.page"), "1");
  press_key(page, ImGuiKey_LeftArrow);
  EXPECT_EQ(fact(page, "tale.page"), "1") << "there is none before";
  scroll_to(page, 0);
  swipe(page, -160);
  EXPECT_EQ(fact(page, "tale.page"), "2");
  swipe(page, 160);
  EXPECT_EQ(fact(page, "tale.page"), "1");
  EXPECT_EQ(fact(page, "screen"), "score-sheet") << "a swipe is no press";
}

TEST(Tale, APressOnABoardLooksAtTheTurnOnTheTable) {
  AtPage page("tale/slip-0");
  press(page, "tale.board.0");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(fact(page, "timeline"), "open");
}

TEST(Tale, WhatIsBeingReadStaysWhileTheJudgeGoesOn) {
  AtPage page("sheet/two-0");
  press(page, "tale.next");
  const std::string title = fact(page, "tale.title"), text = fact(page, "tale.text");
  place().worker_judges = true;
  drop_question(page.app->thinker);
  for (int i = 0; i < 300; ++i) {
    draw_frames(page, 1);
    ASSERT_EQ(fact(page, "tale.title"), title);
    ASSERT_EQ(fact(page, "tale.text"), text);
  }
  ASSERT_EQ(page.app->review.chosen_by, 2) << "the judge is done";
  for (int n = 0; n < 7; ++n) press(page, "tale.previous");
  const std::vector<Chapter>& found = page.app->review.chapters;
  for (const Chapter& chapter : found) {
    const std::vector<Chapter>& told = page.app->screens.tale.chapters;
    EXPECT_NE(std::find(told.begin(), told.end(), chapter), told.end());
  }
}

TEST(Tale, SaysThatItIsStillBeingThoughtAbout) {
  AtPage page("end/won");
  request(page.app->requests, Screen::score_sheet);
  draw_frames(page, 2);
  EXPECT_EQ(fact(page, "tale.page"), "");
  EXPECT_EQ(fact(page, "tale.pages"), "0");
  EXPECT_EQ(fact(page, "tale.text"), "");
  EXPECT_NE(fact(page, "sheet.kind.city"), "") << "the sheet is there at once";
}

TEST(Tale, IsThereForAGameOfATeamAndNotInTheMiddleOfAGame) {
  AtPage team("tale/mists");
  EXPECT_NE(fact(team, "tale.page"), "");
  EXPECT_NE(fact(team, "tale.text"), "");
  AtPage running("sheet/running");
  EXPECT_EQ(fact(running, "tale.pages"), "");
}

}  // namespace
}  // namespace gallery::tale_test
