// The book of days: a month of days, with the clock moved, on one device and on two.
#include "web/store/days.hpp"

#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "tests/texts.hpp"
#include "tests/web/fake_storage.hpp"
#include "tests/web/played.hpp"
#include "web/platform/clock.hpp"
#include "web/platform/kept_text.hpp"
#include "web/platform/null/place.hpp"
#include "web/session/calendar.hpp"
#include "web/setup/day.hpp"
#include "web/store/all_games.hpp"

namespace bastide::web::days_test {
namespace {

constexpr long long hour = 3600, day = 24 * hour;
constexpr long long monday = 1'798'416'000;  // 2026-12-28, at midnight in Greenwich
constexpr int first_day = static_cast<int>(monday / day);

const Catalogue& catalogue() {
  static const Catalogue all = builtin_catalogue();
  return all;
}

// A game that has begun, and one that is over, of one person against a computer.
const Session& begun_game() {
  static const Session game = played_at_random(catalogue(), 4, 3, "mason");
  return game;
}
const Session& finished_game() {
  static const Session game = played_at_random(catalogue(), 10'000, 3, "mason");
  return game;
}

// A device with its own storage; its clock and time zone are those of the platform.
struct Device {
  FakeStorage fake;
  FakeStorage::Access storage = fake.storage();
  int games = 0;

  Days book() const { return stored_days(storage); }

  // The slot of today's try; empty: it has been begun before.
  std::string begin() {
    if (book().count(*day_of_date(today())) != 0) return {};
    const std::string slot = "k" + std::to_string(++games);
    note(begun_game(), slot, today());
    return slot;
  }
  void note(Session game, const std::string& slot, const std::string& date) {
    game.challenge.day = date;
    game.saved.slot = slot;
    const auto entry = day_of(game, static_cast<u64>(platform::unix_seconds()));
    if (entry) add_days(storage, {{*day_of_date(date), *entry}});
  }
  // Plays today's game in so many seconds. False: there is no other first try.
  bool play(long long seconds = 1200) {
    const std::string date = today(), slot = begin();
    platform::place().now += seconds;
    if (!slot.empty()) note(finished_game(), slot, date);
    return !slot.empty();
  }
  int row() const { return day_rows(book(), *day_of_date(today())).now; }
};

struct BookOfDays : ::testing::Test {
  BookOfDays() { platform::place() = {}; }
  ~BookOfDays() override { platform::place() = {}; }

  static void set_clock(long long local) { platform::place().now = local - platform::place().zone; }
};

Day ended(u64 time, int own = 90, const char* slot = "k1") {
  return {DayResult::won, time - 1, time, slot, {own, 80}};
}

TEST_F(BookOfDays, HasAMonthOfDaysInEveryTimeZone) {
  for (int zone = -12; zone <= 14; ++zone) {
    platform::place().zone = zone * hour;
    Device device;
    for (int n = 0; n < 30; ++n) {
      // At another hour every day, shortly before midnight too.
      set_clock(monday + n * day + (n % 2 ? 5 * hour : 23 * hour + 59 * 60));
      EXPECT_TRUE(device.play()) << zone << ' ' << n;
      if (n % 2) {
        EXPECT_FALSE(device.play()) << "there is one try";
      }
    }
    const Days book = device.book();
    ASSERT_EQ(book.size(), 30u) << zone;
    EXPECT_EQ(book.begin()->first, first_day) << zone;
    EXPECT_EQ(book.rbegin()->first, first_day + 29) << zone;
    for (const auto& [date, one] : book) EXPECT_TRUE(is_over(one)) << date;
    set_clock(monday + 29 * day + 23 * hour);
    EXPECT_EQ(device.row(), 30) << zone;
  }
}

TEST_F(BookOfDays, AGameBelongsToTheDayOnWhichItBegan) {
  Device device;
  set_clock(monday + day - 60);
  EXPECT_TRUE(device.play());
  EXPECT_EQ(today(), date_of_day(first_day + 1));
  ASSERT_EQ(device.book().size(), 1u);
  EXPECT_TRUE(is_over(device.book().at(first_day)));
  EXPECT_EQ(device.row(), 1) << "that of yesterday";
  EXPECT_TRUE(device.play()) << "today's is another one";
  EXPECT_EQ(device.row(), 2);
}

TEST_F(BookOfDays, ATravellerNeitherPlaysTwiceNorLosesTheRow) {
  Device device;
  set_clock(monday + 20 * hour);
  EXPECT_TRUE(device.play());
  platform::place().zone = -9 * hour;  // west: the same date again
  EXPECT_EQ(today(), date_of_day(first_day));
  EXPECT_FALSE(device.play());
  set_clock(monday + day + 12 * hour);
  EXPECT_TRUE(device.play());
  platform::place().zone = 14 * hour;  // east: a day is left out
  set_clock(monday + 3 * day + hour);
  EXPECT_TRUE(device.play());
  EXPECT_EQ(device.row(), 3);
}

TEST_F(BookOfDays, ASecondMissedDayWithinAWeekEndsARow) {
  const auto row = [](const std::string& played) {  // one sign a day, the last one is today
    Days days;
    for (std::size_t n = 0; n < played.size(); ++n) {
      if (played[n] == 'x') days[first_day + static_cast<int>(n)] = ended(5);
      if (played[n] == 'b') days[first_day + static_cast<int>(n)] = {DayResult::begun, 4, 0, "k2"};
    }
    return day_rows(days, first_day + static_cast<int>(played.size()) - 1).now;
  };
  EXPECT_EQ(row("."), 0);
  EXPECT_EQ(row("x"), 1);
  EXPECT_EQ(row("xx."), 2) << "today is not over";
  EXPECT_EQ(row("x.xx"), 3) << "one is forgiven, and does not count";
  EXPECT_EQ(row("xx.."), 2) << "yesterday was missed: it may still go on";
  EXPECT_EQ(row("xx..."), 0);
  EXPECT_EQ(row("xx..x"), 1);
  EXPECT_EQ(row("xx.xx.x"), 1) << "the second one within seven days";
  EXPECT_EQ(row("xx.xxxxx.x"), 1) << "the sixth day after it";
  EXPECT_EQ(row("xx.xxxxxx.x"), 9) << "the seventh";
  EXPECT_EQ(row("xx.xx.xx.xx"), 4) << "a new row forgives again: 2 and 2 since the second";
  EXPECT_EQ(row("xbx"), 2) << "begun is not played";
  EXPECT_EQ(row(".x"), 1) << "a row does not begin with a missed day";
  EXPECT_EQ(row("xxb"), 2);
}

TEST_F(BookOfDays, AClockThatIsSetBackOrAheadDestroysNothing) {
  Device device;
  for (int n = 0; n < 10; ++n) {
    set_clock(monday + n * day + 9 * hour);
    EXPECT_TRUE(device.play());
  }
  const Days before = device.book();
  set_clock(monday + 4 * day + 10 * hour);
  EXPECT_FALSE(device.play()) << "that day has had its try";
  EXPECT_EQ(device.book(), before);
  EXPECT_EQ(device.row(), 5) << "up to that day";
  for (const long long far : {0LL, 4'133'900'000LL /* 2100 */, 1'000'000'000'000LL}) {
    platform::place().now = far;
    EXPECT_EQ(device.row(), 0);
    device.play();
    EXPECT_EQ(device.row(), 1);
    Days now = device.book();
    for (const auto& [date, one] : before) EXPECT_EQ(now[date], one);
  }
  set_clock(monday + 10 * day);
  EXPECT_EQ(device.row(), 10) << "what is to come is not counted";
}

TEST_F(BookOfDays, DeletingTheGameGivesNoOtherFirstTry) {
  const Texts texts = texts_in("en");
  Device device;
  set_clock(monday);
  auto session = begin_game(catalogue(), texts, form_of_day(today()), 1);
  ASSERT_TRUE(session);
  session->challenge.day = today();
  ASSERT_EQ(save_game(device.storage, catalogue(), *session, 5), SaveResult::saved);
  device.note(*session, session->saved.slot, today());
  const Days book = device.book();
  EXPECT_TRUE(game_of_day(list_games(device.storage), book, first_day));
  delete_game(device.storage, session->saved.slot);
  EXPECT_EQ(add_saved_days(device.storage, catalogue(), list_games(device.storage)), book);
  EXPECT_FALSE(game_of_day(list_games(device.storage), book, first_day));
  EXPECT_EQ(device.begin(), "");
}

TEST_F(BookOfDays, WhatDoesNotCountIsNotEntered) {
  Session game = finished_game();
  game.saved.slot = "k1";
  EXPECT_FALSE(day_of(game, 5)) << "no game of a day";
  game.challenge.day = "2026-12-28";
  EXPECT_TRUE(day_of(game, 5));
  game.apart = true;
  EXPECT_FALSE(day_of(game, 5));
}

TEST_F(BookOfDays, OfTwoDevicesTheTryThatEndedEarlierCounts) {
  Days one = {{first_day, ended(100, 91)},
              {first_day + 1, ended(300, 92)},
              {first_day + 2, {DayResult::begun, 400, 0, "k3"}}};
  Days other = {{first_day, ended(120, 71)},
                {first_day + 1, ended(290, 72)},
                {first_day + 2, ended(500, 73)},
                {first_day + 3, ended(600, 74)}};
  one[first_day].best = {};
  other[first_day].best = DayScore{111, 70};
  Days merged = one, reverse = other;
  merge_days(merged, other);
  merge_days(reverse, one);
  EXPECT_EQ(merged, reverse);
  ASSERT_EQ(merged.size(), 4u);
  EXPECT_EQ(merged[first_day].score.own, 91);
  EXPECT_EQ(merged[first_day].best, (DayScore{111, 70})) << "the tiles are the same";
  EXPECT_EQ(merged[first_day + 1].score.own, 72);
  EXPECT_EQ(merged[first_day + 2].score.own, 73) << "over is before begun";
  const Days before = merged;
  merge_days(merged, other);
  EXPECT_EQ(merged, before);
}

TEST_F(BookOfDays, TravelsInTheFileOfAllGames) {
  Device one, other;
  for (int n = 0; n < 4; ++n) {
    set_clock(monday + n * day + 9 * hour);
    (n % 2 ? one : other).play();
  }
  EXPECT_EQ(other.row(), 2);
  GamesReader reader = begin_reading(other.storage, all_games_file(one.storage), 5);
  while (read_on(other.storage, reader)) {
  }
  EXPECT_EQ(other.row(), 4);
  EXPECT_EQ(one.row(), 2) << "nothing has come back";
}

TEST_F(BookOfDays, IsKeptTwice) {
  Device device;
  set_clock(monday);
  device.play();
  const Days book = device.book();
  ASSERT_EQ(device.fake.copies.size(), 1u);
  const platform::Copy copy{device.fake.copies.begin()->first, device.fake.copies.begin()->second};
  device.fake.texts.clear();
  EXPECT_TRUE(device.book().empty());
  EXPECT_EQ(restore_text(device.storage, copy), "days");
  EXPECT_EQ(device.book(), book);
}

TEST_F(BookOfDays, LosesOfADamagedTextOnlyWhatIsDamaged) {
  const Days good = {{first_day, ended(100, 91)}, {first_day + 2, ended(300, 92)}};
  const std::string text = write_days(good);
  const std::size_t end = text.find('\n') + 1;
  for (const char* wrong :
       {"", "\n\n", "day\n", "day 2026-12-29\n", "day 2026-12-29 won 1 2 k1 90\n",
        "day 2026-12-29 won 1 2 k1 90:x\n", "day 2026-12-29 won -1 2 k1 90:80\n",
        "day 2026-12-32 won 1 2 k1 90:80\n", "day 2026-12-29 happy 1 2 k1 90:80\n",
        "day 2026-12-29 won 1 2 ../k1 90:80\n", "day 2026-12-29 won 1 2 k1 90:80 best=1\n",
        "k1 1790000000 0 1 0 5 5 0\n", "\xff\xfe\x01\n", "day 2026-12-29 won 1 2 k1 99999:1\n"})
    EXPECT_EQ(read_days(text.substr(0, end) + wrong + text.substr(end)), good) << wrong;
  EXPECT_EQ(read_days(text + "day 2026-12-30 won 1 99999999 k9 1:2\n"), good)
      << "twice: the earlier";
  EXPECT_EQ(read_days("day 2026-12-28 won 99 100 k1 91:80 later=5\n").size(), 1u) << "a word more";
  for (std::size_t length = 0; length < text.size(); ++length)
    for (const auto& [date, one] : read_days(std::string_view(text).substr(0, length)))
      EXPECT_EQ(good.count(date), 1u);
}

TEST_F(BookOfDays, TakesInGamesFromBeforeIt) {
  Device device;
  std::vector<SavedGame> saves;
  const auto add = [&](int days, int own, bool over, const char* slot) {
    SavedGame game;
    game.slot = slot;
    game.day = date_of_day(first_day + days);
    game.over = over;
    game.time = static_cast<u64>(1000 + days);
    game.players = {{"", 3, "mason"}, {"", 1, ""}};
    game.scores = {90, own};
    saves.push_back(game);
  };
  add(2, 0, false, "k5");
  add(1, 90, true, "k4");
  add(0, 120, true, "k3");
  add(0, 70, true, "k2");  // of several, the first one counts
  SavedGame broken;
  broken.day = date_of_day(first_day + 5);
  broken.fault = Error{"save.corrupt", {}};
  saves.push_back(broken);
  const Days book = add_saved_days(device.storage, catalogue(), saves);
  ASSERT_EQ(book.size(), 3u);
  EXPECT_EQ(book.at(first_day).result, DayResult::lost);
  EXPECT_EQ(book.at(first_day).slot, "k2");
  EXPECT_EQ(book.at(first_day + 1).result, DayResult::drawn);
  EXPECT_EQ(book.at(first_day + 2).result, DayResult::begun);
  EXPECT_EQ(game_of_day(saves, book, first_day)->slot, "k2");
  const std::size_t writes = device.fake.writes;
  EXPECT_EQ(add_saved_days(device.storage, catalogue(), saves), book);
  EXPECT_EQ(device.fake.writes, writes) << "once";
}

// The header of a team's game has neither its goal nor who has won.
TEST_F(BookOfDays, TakesInATeamGameAsItEnded) {
  set_clock(monday + 5 * day + 9 * hour);  // a Saturday
  const std::string date = today();
  NewGameForm form = form_of_day(date);
  auto game = begin_game(catalogue(), {}, form, 0);
  ASSERT_TRUE(game && plays_together(*game));
  game->challenge.day = date;
  Random random{7, 0};
  while (!is_over(*game)) {
    ActionList actions;
    legal_actions(game->game, last_state(*game), actions);
    ASSERT_TRUE(play(*game, actions[random.below(static_cast<u32>(actions.size()))]));
  }
  Device device;
  ASSERT_EQ(save_game(device.storage, catalogue(), *game, 1234), SaveResult::saved);
  const std::vector<SavedGame> saves = list_games(device.storage);
  ASSERT_EQ(saves.size(), 1u);
  const int number = day_today();
  const auto agrees = [&] {
    const Days book = add_saved_days(device.storage, catalogue(), saves);
    ASSERT_EQ(book.count(number), 1u);
    EXPECT_EQ(book.at(number).result, day_result(*game));
    EXPECT_EQ(book.at(number).score, day_score(*game));
    EXPECT_EQ(book.at(number).ended, 1234u);
    EXPECT_EQ(book, device.book());
  };
  agrees();
  // As an earlier page has entered it.
  device.fake.texts["days"] = write_days({{number, {DayResult::begun, 1, 0, saves[0].slot}}});
  agrees();
}

// A missed day costs the row only if a second one follows within seven days.
TEST_F(BookOfDays, ForgivesAMissedDayButNotASecondOneWithinSeven) {
  for (int apart = 1; apart <= 9; ++apart) {
    Days days;
    for (int n = 0; n < 20; ++n)
      if (n != 8 && n != 8 + apart) days[first_day + n] = ended(static_cast<u64>(n + 2));
    const DayRows rows = day_rows(days, first_day + 19);
    EXPECT_EQ(rows.now, apart < 7 ? 19 - 8 - apart : 18) << apart;
    EXPECT_EQ(rows.forgiven, apart >= 7) << apart;
  }
  const Days week = {{first_day, ended(1)}, {first_day + 2, ended(2)}};
  EXPECT_TRUE(day_rows(week, first_day + 2).forgiven);
  EXPECT_FALSE(day_rows({{first_day, ended(1)}}, first_day).forgiven);
}

TEST_F(BookOfDays, IsBounded) {
  Device device;
  Days many;
  for (int n = 0; n < 500; ++n) many[first_day + n] = ended(static_cast<u64>(n + 2));
  add_days(device.storage, many);
  const Days book = device.book();
  EXPECT_EQ(book.size(), most_days);
  EXPECT_EQ(book.rbegin()->first, first_day + 499) << "the earliest are forgotten";
  EXPECT_LT(write_days(book).size(), 40'000u);
}

}  // namespace
}  // namespace bastide::web::days_test
