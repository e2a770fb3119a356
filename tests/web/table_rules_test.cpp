// What people agree on besides the rules, mainly the clock. Time is passed in, never measured.
#include "web/session/table_rules.hpp"

#include <gtest/gtest.h>

#include "tests/texts.hpp"

namespace bastide::web::table_rules_test {
namespace {

ChessClock five_minutes(int added = 0, bool decides = false) {
  ChessClock clock;
  clock.minutes = 5;
  clock.added = added;
  clock.decides = decides;
  wind_up(clock, 2);
  return clock;
}

TEST(TableRules, TimePassesForThePlayerWhoThinks) {
  ChessClock clock = five_minutes();
  EXPECT_FALSE(pass_time(clock, 0, 12.5));
  EXPECT_FALSE(pass_time(clock, no_player, 100));
  EXPECT_DOUBLE_EQ(clock.left[0], 287.5);
  EXPECT_DOUBLE_EQ(clock.left[1], 300);
}

TEST(TableRules, WithoutAClockNoTimePasses) {
  ChessClock clock;
  wind_up(clock, 2);
  EXPECT_FALSE(pass_time(clock, 0, 1e6));
  EXPECT_FALSE(time_over(clock, 0));
  end_turn(clock, 0);
  EXPECT_EQ(clock.left[0], 0);
}

TEST(TableRules, EveryTurnAddsTime) {
  ChessClock clock = five_minutes(10);
  pass_time(clock, 1, 4);
  end_turn(clock, 1);
  EXPECT_DOUBLE_EQ(clock.left[1], 306);
  EXPECT_DOUBLE_EQ(clock.left[0], 300);
}

TEST(TableRules, TheEndOfTimeIsReportedOnce) {
  ChessClock clock = five_minutes(10);
  EXPECT_FALSE(pass_time(clock, 0, 300));
  EXPECT_TRUE(pass_time(clock, 0, 0.1));
  EXPECT_TRUE(time_over(clock, 0));
  EXPECT_FALSE(pass_time(clock, 0, 1));
  EXPECT_EQ(clock.lost, no_player) << "the game goes on";
  end_turn(clock, 0);
  EXPECT_TRUE(time_over(clock, 0)) << "nothing is added any more";
}

TEST(TableRules, IfTimeDecidesTheFirstToRunOutLoses) {
  ChessClock clock = five_minutes(0, true);
  EXPECT_TRUE(pass_time(clock, 1, 301));
  EXPECT_EQ(clock.lost, 1);
  EXPECT_FALSE(pass_time(clock, 0, 1000)) << "the game is over";
  EXPECT_DOUBLE_EQ(clock.left[0], 300);
}

TEST(TableRules, WhoeverGoesOnAfterItHasDecidedLosesNoMore) {
  ChessClock clock = five_minutes(0, true);
  pass_time(clock, 1, 301);
  ASSERT_EQ(clock.lost, 1);
  clock.lost = no_player;  // they go on for themselves
  EXPECT_TRUE(pass_time(clock, 0, 301)) << "reported all the same";
  EXPECT_EQ(clock.lost, no_player);
  wind_up(clock, 2);
  EXPECT_TRUE(pass_time(clock, 0, 301));
  EXPECT_EQ(clock.lost, 0) << "in the next game it decides again";
}

TEST(TableRules, TheClockIsRead) {
  const Texts english = texts_in("en");
  EXPECT_EQ(clock_words(english, 300), "5:00");
  EXPECT_EQ(clock_words(english, 299.2), "5:00");
  EXPECT_EQ(clock_words(english, 61), "1:01");
  EXPECT_EQ(clock_words(english, 9.99), "9.9");
  EXPECT_EQ(clock_words(english, 0), "0.0");
  EXPECT_EQ(clock_words(english, -7.5),
            "\xe2\x88\x92"
            "0:07");
  EXPECT_EQ(clock_words(texts_in("de"), 9.99), "9,9");
}

TEST(TableRules, TheClockIsKeptAsANote) {
  ChessClock clock = five_minutes(15, true);
  pass_time(clock, 0, 61.25);
  pass_time(clock, 1, 400);
  ChessClock read;
  read_clock(write_clock(clock, 2), read);
  EXPECT_EQ(read.minutes, 5);
  EXPECT_EQ(read.added, 15);
  EXPECT_TRUE(read.decides);
  EXPECT_EQ(read.lost, 1);
  EXPECT_NEAR(read.left[0], 238.75, 0.06);
  EXPECT_NEAR(read.left[1], -100, 0.06);
  EXPECT_EQ(write_clock(ChessClock{}, 2), "");
}

TEST(TableRules, NonsenseGivesNoClock) {
  for (const char* note : {"", "x", "-5", "0 0 decides - 1 2"}) {
    ChessClock clock;
    read_clock(note, clock);
    EXPECT_EQ(clock.minutes, 0) << note;
  }
  ChessClock clock;
  read_clock("99999999999999 99999999 decides 9 99999999999", clock);
  EXPECT_LE(clock.minutes, 6000);
  EXPECT_EQ(clock.lost, no_player);
}

TEST(TableRules, WhatIsAgreedIsKeptAsANote) {
  TableRules table_rules;
  EXPECT_EQ(write_table_rules(table_rules), "");
  table_rules.pass_device = true;
  TableRules read;
  read_table_rules(write_table_rules(table_rules) + " something-newer", read);
  EXPECT_TRUE(read.pass_device);
  EXPECT_FALSE(read.no_take_back);
  read_table_rules("no-take-back", read);
  EXPECT_TRUE(read.no_take_back);
}

}  // namespace
}  // namespace bastide::web::table_rules_test
