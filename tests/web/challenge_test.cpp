// The same tiles as somebody else: the daily game, and a friend's result.
#include "web/session/challenge.hpp"

#include <gtest/gtest.h>

#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/setup/new_game.hpp"
#include "web/store/daily.hpp"
#include "web/store/store.hpp"

namespace bastide::web::challenge_test {
namespace {

TEST(Challenge, DatesAreThoseOfTheCalendar) {
  constexpr u64 day = 86400;
  EXPECT_EQ(utc_date(0), "1970-01-01");
  EXPECT_EQ(utc_date(day - 1), "1970-01-01");
  EXPECT_EQ(utc_date(951782400), "2000-02-29");
  EXPECT_EQ(utc_date(951782400 + day), "2000-03-01");
  EXPECT_EQ(utc_date(1798761599), "2026-12-31");
  EXPECT_EQ(utc_date(1798761600), "2027-01-01");
  EXPECT_EQ(utc_date(4107542400), "2100-03-01");  // no leap year
  EXPECT_EQ(utc_date(4107542400 - day), "2100-02-28");
}

TEST(Challenge, PointsAreReadAsTheyWereWritten) {
  const std::vector<int> points = {98, 0, 9999};
  EXPECT_EQ(write_points(points), "98,0,9999");
  EXPECT_EQ(read_points("98,0,9999", 3), points);
  for (const char* wrong : {"", "98", "98,0", "98,0,10000", "98,0,-1", "98,,1", "98,0,1,",
                            "98,0,1,2", "a,b,c", "98 0 1", "98,0,1x", "99999999999,1,1"})
    EXPECT_TRUE(read_points(wrong, 3).empty()) << wrong;
}

TEST(Challenge, NotesAreKeptAndNonsenseIsSkipped) {
  for (const Challenge& challenge : {Challenge{}, Challenge{"2026-11-22", {}},
                                     Challenge{"", {3, 4}}, Challenge{"2026-11-22", {3, 4}}})
    EXPECT_EQ(read_challenge(write_challenge(challenge), 2), challenge);
  EXPECT_EQ(read_challenge("2026-11-2x 3,4", 2), Challenge{});
  EXPECT_EQ(read_challenge("2026-11-22 3", 2), (Challenge{"2026-11-22", {}}));
}

TEST(Challenge, TheGameOfADayIsTheSameForEverybody) {
  const Catalogue catalogue = builtin_catalogue();
  const Texts english = texts_in("en"), czech = texts_in("cs");
  const auto one = begin_game(catalogue, english, form_of_day("2026-11-22"), 1);
  const auto same = begin_game(catalogue, czech, form_of_day("2026-11-22"), 2);
  const auto other = begin_game(catalogue, english, form_of_day("2026-11-23"), 1);
  ASSERT_TRUE(one && same && other);
  EXPECT_EQ(one->record.setup, same->record.setup);
  EXPECT_EQ(one->record.actions, same->record.actions);
  EXPECT_NE(one->record.setup.seed, other->record.setup.seed);
  EXPECT_TRUE(one->table_rules.no_take_back);
}

TEST(Challenge, DaysInARowReachUpToTodayOrYesterday) {
  constexpr u64 day = 86400, now = 1'800'000'000;
  std::vector<SavedGame> saves;
  const auto play = [&](u64 days_ago, int points, bool over = true) {
    SavedGame game;
    game.day = utc_date(now - days_ago * day);
    game.over = over;
    game.players = {{"", 3, "mason"}, {"", 1, ""}};
    game.scores = {200, points};
    saves.push_back(game);
  };
  EXPECT_EQ(daily_of(saves, now).row, 0);
  play(0, 90, false);
  play(1, 80);
  play(2, 95);
  play(4, 99);
  const Daily begun = daily_of(saves, now);
  EXPECT_EQ(begun.row, 2) << "today is not over yet";
  EXPECT_EQ(begun.today, &saves[0]);
  EXPECT_EQ(begun.last, &saves[1]);
  EXPECT_EQ(own_points(*begun.best), 99);
  saves[0].over = true;
  EXPECT_EQ(daily_of(saves, now).row, 3);
  play(0, 300);
  EXPECT_EQ(own_points(*daily_of(saves, now).today), 300) << "the older one of a day counts";
  EXPECT_EQ(daily_of(saves, now + 2 * day).row, 0);
}

TEST(Challenge, IsSavedWithTheGame) {
  FakeStorage fake;
  const FakeStorage::Access storage = fake.storage();
  const Catalogue catalogue = builtin_catalogue();
  const Texts texts = texts_in("en");
  auto session = begin_game(catalogue, texts, form_of_day("2026-11-22"), 1);
  ASSERT_TRUE(session);
  session->challenge = {"2026-11-22", {98, 84}};
  ASSERT_EQ(save_game(storage, catalogue, *session, 5), SaveResult::saved);
  const auto games = list_games(storage);
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].day, "2026-11-22");
  const auto again = load_game(storage, catalogue, session->saved.slot);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->challenge, session->challenge);
}

}  // namespace
}  // namespace bastide::web::challenge_test
