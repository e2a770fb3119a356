// Ratings of puzzles and of those who solve them, what comes next, and what is kept.
#include "web/lessons/puzzle_course.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "engine/base/random.hpp"
#include "engine/players/rating.hpp"
#include "tests/lesson_lists.hpp"
#include "tests/web/fake_storage.hpp"
#include "web/lessons/puzzle_rating.hpp"
#include "web/opponent/strength.hpp"
#include "web/platform/kept_text.hpp"
#include "web/store/all_games.hpp"

namespace bastide::web::puzzle_course_test {
namespace {

const std::vector<PuzzleInfo>& all() { return lesson_lists().puzzles.all; }

const PuzzleInfo& puzzle(std::string_view id) {
  return lesson_lists().puzzles.all[puzzle_number(lesson_lists(), id) - 1];
}

// ---- Ratings ------------------------------------------------------------------------------------

TEST(PuzzleRating, IsHigherTheFewerLevelsFindTheBestTurn) {
  const SolvedBy by_all{9, 9, 9, 9, 9}, by_most{1, 3, 5, 8, 9}, by_few{0, 0, 0, 4, 8}, by_none{};
  EXPECT_LT(puzzle_rating(by_all), puzzle_rating(by_most));
  EXPECT_LT(puzzle_rating(by_most), puzzle_rating(by_few));
  EXPECT_LT(puzzle_rating(by_few), puzzle_rating(by_none));
  EXPECT_NEAR(chance_to_solve(1000, 1000), 0.5, 1e-9);
  EXPECT_NEAR(chance_to_solve(1400, 1000), 10.0 / 11, 1e-9);
}

TEST(PuzzleRating, MovesLessAndLess) {
  int before = 1000;
  for (int rated = 0; rated < 40; ++rated) {
    const int up = rating_after(1000, rated, 1000, true) - 1000;
    EXPECT_GT(up, 0);
    EXPECT_EQ(rating_after(1000, rated, 1000, false) - 1000, -up);
    EXPECT_LE(up, before);
    before = up;
  }
  EXPECT_LT(before, 12);
}

TEST(PuzzleRating, NamesTheLevelsBesideIt) {
  EXPECT_EQ(neighbours_of(500).below, "piper");
  EXPECT_EQ(neighbours_of(500).above, "piper");
  EXPECT_EQ(neighbours_of(1000).below, "miller");
  EXPECT_EQ(neighbours_of(1000).above, "mason");
  EXPECT_EQ(neighbours_of(strength_of("mason").elo + 10).below, "mason");
  EXPECT_EQ(neighbours_of(strength_of("mason").elo + 10).above, "mason");
  EXPECT_EQ(neighbours_of(1650).above, "castellan");
}

// One ladder for all: the form, the ratings of puzzles, and the strength in the statistics.
TEST(PuzzleRating, KnowsEachLevelAsTheLadderDoes) {
  for (const LevelElo& level : ladder())
    EXPECT_NEAR(strength_of(level.id).elo, 1000 + level.elo, 5) << level.id;
  EXPECT_EQ(strength_of("castellan").elo, 1310) << "docs/players.md";
}

// A level that finds the best turn as often as the file says.
std::vector<int> course_of(std::size_t level, u64 seed, int puzzles) {
  Random random{seed};
  PuzzleBook book;
  book.choice.more = true;
  std::vector<int> ratings;
  for (int i = 0; i < puzzles; ++i) {
    const PuzzleInfo& info = *next_puzzle(all(), book, 1);
    const bool right = random.below(puzzle_tries) < info.solved[level];
    answer_puzzle(book, info, PuzzleWay::next, right, 1);
    ratings.push_back(book.rating);
  }
  return ratings;
}

TEST(PuzzleRating, OfTheLevelsComesOutInTheirOrderAndSettlesWithinFifteen) {
  constexpr int courses = 30, puzzles = 100;
  double before = 0;
  for (std::size_t level = 0; level < level_count; ++level) {
    double early = 0, late = 0, off = 0;
    for (u64 seed = 1; seed <= courses; ++seed) {
      const std::vector<int> ratings = course_of(level, seed * 31 + level, puzzles);
      early += ratings[settled_after - 1];
      double mean = 0;
      for (std::size_t i = puzzles / 2; i < puzzles; ++i) mean += ratings[i];
      mean /= puzzles / 2;
      late += mean;
      off += std::abs(ratings[settled_after - 1] - mean);
    }
    EXPECT_GT(early, before + 30.0 * courses) << levels[level].id;
    EXPECT_LT(off / courses, 120) << levels[level].id;
    EXPECT_NEAR(late / courses, strength_of(levels[level].id).elo, 190) << levels[level].id;
    before = early;
  }
}

// ---- What comes next ----------------------------------------------------------------------------

TEST(PuzzleCourse, TakesWhatSuitsTheRatingAndNoneTwice) {
  PuzzleBook book;
  std::set<std::string> seen;
  std::size_t base = 0;
  for (const PuzzleInfo& info : all()) base += info.base();
  for (std::size_t i = 0; i < base; ++i) {
    const PuzzleInfo* const next = next_puzzle(all(), book, 100);
    ASSERT_TRUE(next && next->base());
    EXPECT_TRUE(seen.insert(next->id()).second) << i;
    answer_puzzle(book, *next, PuzzleWay::next, true, 100);
  }
  EXPECT_EQ(book.run, static_cast<int>(base));
  // When all have been answered, the oldest comes again.
  EXPECT_TRUE(next_puzzle(all(), book, 100));
  PuzzleBook weak, strong;
  weak.rating = 600;
  strong.rating = 1300;
  EXPECT_LT(next_puzzle(all(), weak, 1)->rating, next_puzzle(all(), strong, 1)->rating);
}

TEST(PuzzleCourse, KeepsToTheChoice) {
  for (int grade = 0; grade <= 3; ++grade)
    for (std::size_t theme = 0; theme <= theme_count; ++theme)
      for (const bool more : {false, true}) {
        PuzzleBook book;
        book.choice = {grade, {}, more};
        if (theme < theme_count) book.choice.theme = static_cast<PuzzleTheme>(theme);
        const PuzzleInfo* const next = next_puzzle(all(), book, 1);
        if (!next) continue;
        EXPECT_TRUE(grade == 0 || next->grade == grade);
        EXPECT_TRUE(more || next->base());
        EXPECT_TRUE(!book.choice.theme || (next->themes & theme_bit(*book.choice.theme)) != 0);
      }
}

TEST(PuzzleCourse, WhatWasWrongComesBackAfterADayAndAfterAWeek) {
  PuzzleBook book;
  const PuzzleInfo& info = *next_puzzle(all(), book, 100);
  answer_puzzle(book, info, PuzzleWay::next, false, 100);
  const int rated = book.rating;
  EXPECT_NE(next_puzzle(all(), book, 100)->id(), info.id());
  // Trying at once again changes nothing.
  answer_puzzle(book, info, PuzzleWay::alone, true, 100);
  EXPECT_FALSE(find_note(book, info.id())->right);
  EXPECT_EQ(next_puzzle(all(), book, 101)->id(), info.id());
  answer_puzzle(book, info, PuzzleWay::next, true, 103);
  EXPECT_EQ(book.rating, rated) << "only the first answer is rated";
  for (const int day : {103, 104, 109}) EXPECT_NE(next_puzzle(all(), book, day)->id(), info.id());
  EXPECT_EQ(next_puzzle(all(), book, 110)->id(), info.id());
  answer_puzzle(book, info, PuzzleWay::next, false, 110);
  EXPECT_EQ(next_puzzle(all(), book, 111)->id(), info.id());
  answer_puzzle(book, info, PuzzleWay::next, true, 111);
  answer_puzzle(book, info, PuzzleWay::next, true, 118);
  EXPECT_NE(next_puzzle(all(), book, 1000)->id(), info.id()) << "it is known now";
}

TEST(PuzzleCourse, HasOnePuzzleADayForEverybody) {
  std::set<std::string> seen;
  std::size_t base = 0;
  for (const PuzzleInfo& info : all()) base += info.base();
  for (std::size_t day = 20'000; day < 20'000 + base; ++day) {
    const PuzzleInfo* const info = puzzle_of_day(all(), static_cast<int>(day));
    ASSERT_TRUE(info && info->base());
    EXPECT_TRUE(seen.insert(info->id()).second);
  }
  EXPECT_FALSE(puzzle_of_day({}, 3));
  PuzzleBook book;
  const PuzzleInfo& today = *puzzle_of_day(all(), 20'000);
  EXPECT_FALSE(answered_on(book, today.id(), 20'000));
  answer_puzzle(book, today, PuzzleWay::day, true, 20'000);
  EXPECT_TRUE(answered_on(book, today.id(), 20'000));
}

TEST(PuzzleCourse, ThreeMinutesGetHarderAndEndWithTimeOrTheThirdMistake) {
  PuzzleRush rush = begin_rush(all(), {}, 7, 100);
  EXPECT_NE(rush.puzzles, begin_rush(all(), {}, 8, 100).puzzles);
  EXPECT_LT(puzzle(rush.puzzles[0]).rating, puzzle(rush.puzzles[8]).rating);
  EXPECT_EQ(std::set<std::string>(rush.puzzles.begin(), rush.puzzles.end()).size(),
            rush.puzzles.size());
  for (int i = 0; i < 5; ++i) {
    EXPECT_EQ(puzzle_of(rush), rush.puzzles[static_cast<std::size_t>(i)]);
    answer_in_rush(rush, i < 3);
  }
  EXPECT_FALSE(rush.over);
  EXPECT_FALSE(follow_clock(rush, 100.4));
  EXPECT_TRUE(follow_clock(rush, 101.1)) << "another second is shown";
  PuzzleRush late = rush;
  EXPECT_TRUE(follow_clock(late, 100 + rush_seconds));
  EXPECT_TRUE(late.over);
  EXPECT_EQ(late.left, 0);
  EXPECT_TRUE(puzzle_of(late).empty());
  answer_in_rush(rush, false);
  EXPECT_TRUE(rush.over);
  EXPECT_EQ(rush.right, 3);
}

TEST(PuzzleCourse, InThreeMinutesOnlyComingBackCounts) {
  PuzzleBook book;
  answer_puzzle(book, all()[0], PuzzleWay::rush, true, 5);
  answer_puzzle(book, all()[1], PuzzleWay::rush, false, 5);
  EXPECT_EQ(book.rating, first_rating);
  EXPECT_EQ(book.run, 0);
  EXPECT_TRUE(comes_back(*find_note(book, all()[1].id()), 6));
}

// ---- What is kept -------------------------------------------------------------------------------

PuzzleBook some_book() {
  PuzzleBook book;
  book.rating = 1043;
  book.rated = 23;
  book.run = 5;
  book.longest_run = 11;
  book.most_in_rush = 9;
  book.choice = {2, PuzzleTheme::fields, true};
  book.notes = {{"=abc", 20785, true, 0}, {"=x-_", 20786, false, 1}, {"=AAA", 0, true, 7}};
  return book;
}

TEST(PuzzleBook, IsReadAsItWasWritten) {
  EXPECT_EQ(read_puzzle_book(write_puzzle_book(some_book())), some_book());
  EXPECT_EQ(write_puzzle_book({}), "");
  EXPECT_EQ(read_puzzle_book(""), PuzzleBook{});
}

TEST(PuzzleBook, LinesThatAreNotUnderstoodAreSkipped) {
  const std::string text = write_puzzle_book(some_book());
  const std::string rubbish =
      "puzzle\npuzzle rating\npuzzle rating x y\npuzzle rating 99999 1\npuzzle run 1\n"
      "puzzle rush -3\npuzzle choose 7 - base\npuzzle choose 1 ? base\n"
      "puzzle =abcd 3 right 0\npuzzle =abd x right 0\npuzzle =abd 3 maybe 0\n"
      "puzzle =abd 3 right 5\nelse\npuzzle \"\n\xff\xfe\n";
  EXPECT_EQ(read_puzzle_book(rubbish + text + rubbish), some_book());
  for (std::size_t i = 0; i < text.size(); ++i) read_puzzle_book(text.substr(i));
}

TEST(PuzzleBook, OfTwoDevicesTheLaterAnswerCounts) {
  PuzzleBook other = some_book();
  other.rated = 40;
  other.rating = 1100;
  other.longest_run = 4;
  other.notes[0] = {"=abc", 20790, false, 1};
  other.notes[1].day = 20000;
  other.notes.push_back({"=new", 20000, true, 0});
  const PuzzleBook both = merged(some_book(), other);
  EXPECT_EQ(both.rating, 1100);
  EXPECT_EQ(both.longest_run, 11);
  EXPECT_FALSE(find_note(both, "=abc")->right);
  EXPECT_EQ(find_note(both, "=x-_")->day, 20786);
  EXPECT_TRUE(find_note(both, "=new"));
  EXPECT_EQ(merged(both, other), both);
}

TEST(PuzzleBook, IsInTheFileOfAllGamesAndKnowsOlderPages) {
  FakeStorage one, two;
  keep_text(one.storage(), "lessons", "goods\n=old\n");
  store_puzzle_book(one.storage(), some_book());
  EXPECT_TRUE(find_note(stored_puzzle_book(one.storage()), "=old"));
  EXPECT_FALSE(find_note(stored_puzzle_book(one.storage()), "goods"));
  GamesReader reader = begin_reading(two.storage(), all_games_file(one.storage()), 5);
  while (read_on(two.storage(), reader)) {
  }
  PuzzleBook there = stored_puzzle_book(two.storage());
  EXPECT_EQ(there.choice, PuzzleChoice{}) << "each device keeps its own";
  there.choice = some_book().choice;
  EXPECT_EQ(there, stored_puzzle_book(one.storage()));
}

}  // namespace
}  // namespace bastide::web::puzzle_course_test
