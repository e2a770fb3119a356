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

// Its game goes on where it was left, and what came of it is kept.
TEST(Day, TheStrongestPlayerPlaysOnce) {
  AtPage page("day/end");
  go_to_day(page);
  for (int n = 0; n < 5; ++n) draw_frames(page, 1);
  ASSERT_TRUE(page.app->screens.day.strongest);
  const std::size_t played = page.app->screens.day.strongest->record.actions.size();
  ASSERT_GT(played, 0u);
  request(page.app->requests, Screen::start);
  settle(page);
  go_to_day(page);
  EXPECT_GE(page.app->screens.day.strongest->record.actions.size(), played) << "not anew";
  hear_strongest(page);
  ASSERT_TRUE(entry(page, day_here()).best);
  request(page.app->requests, Screen::start);
  settle(page);
  go_to_day(page);
  EXPECT_FALSE(page.app->screens.day.strongest) << "it has played";
  EXPECT_FALSE(page.app->thinker.pending);
}

// Without opening it anew.
void finish_here(Stage& page) {
  Session& session = *page.app->session;
  for (ActionList actions; !is_over(session); actions.clear()) {
    legal_actions(session.game, last_state(session), actions);
    ASSERT_TRUE(play(session, actions[0]));
  }
  settle(page);
}

// Nothing is stored, full or refused: the try counts for the visit, and that is said once.
TEST(Day, WithoutStorageTheTryIsInMemory) {
  for (const bool refused : {true, false}) {
    AtPage page("day/new");
    (refused ? place().storage_forbidden : place().storage_full) = true;
    place().said.clear();
    press(page, "day.go");
    EXPECT_EQ(entry(page, day_here()).result, DayResult::begun) << refused;
    go_to_day(page);
    EXPECT_EQ(fact(page, "day.game"), "begun") << refused;
    press(page, "day.go");
    ASSERT_EQ(fact(page, "screen"), "table");
    EXPECT_EQ(page.app->session->challenge.day, today());
    finish_here(page);
    go_to_day(page);
    EXPECT_EQ(fact(page, "day.game"), "over") << refused;
    hear_strongest(page);
    EXPECT_TRUE(entry(page, day_here()).best) << refused;
    const std::string words(tr(page.app->texts, refused ? "save.forbidden" : "save.owed"));
    const std::size_t said = place().said.find(words);
    EXPECT_NE(said, std::string::npos) << place().said;
    EXPECT_EQ(place().said.find(words, said + 1), std::string::npos) << "once";
  }
}

TEST(Day, AGameThatCannotBeOpenedIsNotLookedBackOn) {
  AtPage page("day/played");
  ASSERT_TRUE(item(page, "day.look"));
  const std::string slot = entry(page, day_here()).slot;
  press(page, "day.again");
  const std::string other = page.app->session->saved.slot;
  go_to_day(page);
  // Another tab has damaged it, or an update of the page has.
  for (auto& [key, text] : place().kept)
    if (key.rfind(key_stem(slot), 0) == 0) text.resize(text.size() / 2);
  press(page, "day.look");
  EXPECT_EQ(fact(page, "screen"), "day") << "the other game is not shown instead";
  EXPECT_EQ(fact(page, "dialog"), "game-menu");
  EXPECT_EQ(fact(page, "fault"), "save.truncated");
  EXPECT_EQ(page.app->session->saved.slot, other);
  EXPECT_EQ(page.app->session->cursor, page.app->session->record.actions.size());
}

TEST(Day, AtMidnightThePageTurns) {
  AtPage page("day/end");
  go_to_day(page);
  ASSERT_EQ(fact(page, "day.strongest"), "calculating");
  place().now += 86400;
  settle(page);
  EXPECT_EQ(fact(page, "day.game"), "new");
  EXPECT_EQ(fact(page, "day.strongest"), "");
  press(page, "day.go");
  finish_open_game(page);
  go_to_day(page);
  hear_strongest(page);
  EXPECT_TRUE(entry(page, day_here()).best);
  EXPECT_FALSE(entry(page, day_here() - 1).best) << "that of another day";
}

// A missed day in a row is not counted; why it has not ended it is said.
TEST(Day, SaysThatAMissedDayIsForgiven) {
  AtPage page("start/continue");
  const Day won{DayResult::won, 1, 2, "gone", {94, 88}};
  add_days(platform_storage(), {{day_here() - 3, won}, {day_here() - 1, won}});
  go_to_day(page);
  EXPECT_EQ(fact(page, "day.row"), "2");
  const std::string words(tr(page.app->texts, "day.forgiven"));
  EXPECT_NE(place().told.find(words), std::string::npos);
  place().now += 86400;
  go_to_day(page);
  EXPECT_EQ(fact(page, "day.row"), "0");
  EXPECT_EQ(place().told.find(words), std::string::npos);
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
