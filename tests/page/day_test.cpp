// The day: one try that counts, what there is to see of it afterwards, and the month.
#include "tests/page/at_page.hpp"
#include "web/screens/day_words.hpp"
#include "web/session/calendar.hpp"
#include "web/session/fair_play.hpp"
#include "web/store/days.hpp"

namespace gallery::day_test {
namespace {

using namespace bastide;
using namespace bastide::web;

int day_here() { return *day_of_date(today()); }

const Day& entry(Stage& page, int day) { return page.app->screens.days.at(day); }

void go_to_day(Stage& page) {
  request(page.app->requests, Screen::day);
  settle(page);
}

// Moves the focus of the keyboard to a control. False: it does not get there.
bool reach(Stage& page, const std::string& id) {
  constexpr int controls = 80;
  for (int n = 0; n < controls; ++n) {
    for (const A11yNode& node : page.app->ui.theme.a11y)
      if (node.focused && node.id == id) return true;
    press_key(page, ImGuiKey_Tab);
  }
  return false;
}

TEST(Day, ItsDoorSaysWhatIsPlayedAndHowItStands) {
  AtPage page("start/continue");
  EXPECT_NE(place().told.find("Traders & Builders"), std::string::npos) << place().told;
  EXPECT_NE(place().told.find("Not played yet"), std::string::npos);
  place().now += 2 * 86400;  // a Sunday
  settle(page);
  draw_frames(page, 1);
  EXPECT_NE(place().told.find("Big Box 7"), std::string::npos);
  add_days(platform_storage(), {{day_here(), {DayResult::won, 1, 2, "gone", {94, 88}}}});
  page.app->screens.saves_stale = true;
  settle(page);
  EXPECT_NE(place().told.find("94 : 88"), std::string::npos) << place().told;
  EXPECT_NE(place().told.find(tr_count(page.app->texts, "day.row", 1)), std::string::npos);
}

TEST(Day, AGameIsPlayedThroughLookedBackOnAndPosted) {
  AtPage page("start/continue");
  finish_day(page);
  EXPECT_EQ(fact(page, "end"), "shown");
  EXPECT_EQ(fact(page, "end.row"), "1");
  EXPECT_FALSE(item(page, "end.again"));
  press(page, "end.day");
  EXPECT_EQ(fact(page, "screen"), "day");
  EXPECT_EQ(fact(page, "day.game"), "over");
  EXPECT_EQ(fact(page, "day.row"), "1");
  EXPECT_EQ(fact(page, "day.strongest"), "calculating");
  hear_strongest(page);
  const Day& day = entry(page, day_here());
  const std::vector<int> points = points_of(*page.app->session);
  EXPECT_EQ(day.score, (DayScore{points[0], points[1]}));
  ASSERT_TRUE(day.best) << "the strongest player has played the same tiles";
  EXPECT_EQ(fact(page, "day.strongest"), score_words(*day.best));
  EXPECT_NE(fact(page, "day.turn"), "") << "a miller's turns lose something";
  press(page, "day.post");
  const DayPost post{today(), day.score, 1, largest_features(*page.app->session),
                     outline_of(last_state(*page.app->session).board)};
  EXPECT_EQ(place().copied, post_text(page.app->texts, post));
  press(page, "day.look");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_LT(page.app->session->cursor, page.app->session->record.actions.size());
}

TEST(Day, AfterwardsItIsPlayedForItsOwnSake) {
  AtPage page("day/end");
  go_to_day(page);
  const Day before = entry(page, day_here());
  press(page, "day.again");
  const Session& again = *page.app->session;
  EXPECT_EQ(again.challenge.day, "");
  EXPECT_EQ(again.challenge.theirs, (std::vector<int>{before.score.own, before.score.other}));
  EXPECT_FALSE(again.table_rules.no_take_back);
  EXPECT_FALSE(no_help(again, false, Help::advice));
  go_to_day(page);
  EXPECT_EQ(entry(page, day_here()), before);
  EXPECT_EQ(fact(page, "day.game"), "over");
}

TEST(Day, ADeletedTryIsNotBegunAgain) {
  AtPage page("day/table");
  const std::string slot = page.app->session->saved.slot;
  EXPECT_EQ(entry(page, day_here()).slot, slot);
  request(page.app->requests, ask_for::DeleteGame{slot});
  settle(page);
  go_to_day(page);
  EXPECT_EQ(fact(page, "day.game"), "gone");
  EXPECT_FALSE(item(page, "day.go"));
  press(page, "day.again");
  EXPECT_EQ(page.app->session->challenge.day, "");
  EXPECT_EQ(entry(page, day_here()).result, DayResult::begun);
}

TEST(Day, AGameThatLastsBeyondMidnightCountsForTheDayOnWhichItBegan) {
  AtPage page("day/table");
  const int first = day_here();
  place().now += 86400;
  draw_frames(page, 3);
  EXPECT_EQ(day_of_date(page.app->session->challenge.day), first);
  finish_open_game(page);
  EXPECT_TRUE(is_over(entry(page, first)));
  go_to_day(page);
  EXPECT_EQ(fact(page, "day.game"), "new");
  EXPECT_EQ(fact(page, "day.row"), "1");
}

TEST(Day, WithoutAWorkerTheStrongestPlayerIsLeftOut) {
  AtPage page("day/table");
  place().worker_answers = false;
  finish_open_game(page);
  go_to_day(page);
  EXPECT_EQ(fact(page, "day.strongest"), "calculating");
  wait(page, 25);
  settle(page);
  EXPECT_EQ(fact(page, "day.game"), "over");
  EXPECT_EQ(fact(page, "day.strongest"), "silent");
  EXPECT_FALSE(entry(page, day_here()).best);
}

TEST(Day, TheMonthIsReachedByKeys) {
  for (const char* window : {"desktop", "upright"}) {
    AtPage page("day/new", window);
    const std::string yesterday = "day." + date_of_day(day_here() - 1);
    const std::string today = "day." + date_of_day(day_here());
    EXPECT_EQ(fact(page, yesterday), "day.mark.won");
    EXPECT_EQ(fact(page, today), "day.mark.not-yet");
    EXPECT_EQ(fact(page, "day." + date_of_day(day_here() - 3)), "day.mark.missed");
    EXPECT_TRUE(reach(page, yesterday)) << window;
    EXPECT_NE(place().told.find("Won, 97 : 84"), std::string::npos) << place().told;
    ASSERT_TRUE(reach(page, "day.before"));
    press_key(page, ImGuiKey_Space);
    EXPECT_EQ(fact(page, today), "");
    EXPECT_EQ(fact(page, "day." + date_of_day(day_here() - 40)), "day.mark.won");
    EXPECT_EQ(fact(page, "day." + date_of_day(day_here() - 41)), "") << "before the first";
    const ProbeItem* back = item(page, "day.before");
    ASSERT_TRUE(back);
    EXPECT_FALSE(back->enabled) << "nothing is kept from before";
    ASSERT_TRUE(reach(page, "day.after"));
    press_key(page, ImGuiKey_Space);
    EXPECT_EQ(fact(page, today), "day.mark.not-yet");
  }
}

TEST(Day, ADayOfTheMonthOpensItsGame) {
  AtPage page("day/end");
  go_to_day(page);
  const std::string slot = entry(page, day_here()).slot;
  press(page, "day." + today());
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(fact(page, "slot"), slot);
  go_to_day(page);
  press(page, "day." + date_of_day(day_here() - 1));
  EXPECT_EQ(fact(page, "screen"), "day") << "that one is gone";
}

}  // namespace
}  // namespace gallery::day_test
