// Puzzles one after another: rated, against the clock, of the day, and again when they were missed.
#include "web/lessons/puzzle_course.hpp"
#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/lessons/puzzle_rating.hpp"
#include "web/session/calendar.hpp"

namespace gallery::puzzle_course_test {
namespace {

using namespace bastide;
using namespace bastide::web;

constexpr long long day_seconds = 86'400;

std::string kept() { return place().kept["puzzles"]; }
bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

void open_screen(Stage& page) {
  request(page.app->requests, Screen::puzzles);
  settle(page);
}
const PuzzleBook& book(const Stage& page) { return page.app->puzzle_book; }

void solve(Stage& page) {
  const Lesson& puzzle = *page.app->lesson.lesson;
  const std::vector<Action> all = puzzle.actions();
  for (std::size_t k = puzzle.steps.front().before; k < all.size(); ++k)
    ASSERT_TRUE(play(*page.app->session, all[k]));
  settle(page);
}

void miss(Stage& page) {
  Session& session = *page.app->session;
  const Lesson& puzzle = *page.app->lesson.lesson;
  const Action best = puzzle.actions()[puzzle.steps.front().before];
  ActionList places;
  legal_actions(session.game, shown(session), places);
  for (const Action& place : places)
    if (!(place.at == best.at)) {
      ASSERT_TRUE(play(session, place));
      break;
    }
  if (shown_decision(session).phase == Phase::figure) play(session, pass_action());
  settle(page);
}

TEST(PuzzleCourse, OneIsSolvedAfterAnotherWithoutAList) {
  AtPage page("start/fresh");
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.rating"), std::to_string(first_rating));
  std::string before = fact(page, "puzzles.next");
  press(page, "puzzles.next");
  for (int i = 1; i <= 3; ++i) {
    EXPECT_EQ(page.app->session->lesson.id, i == 1 ? before : page.app->session->lesson.id);
    const std::string id = page.app->session->lesson.id;
    EXPECT_TRUE(has(fact(page, "lesson.text"), std::string(tr(page.app->texts, "puzzle.counts"))));
    solve(page);
    EXPECT_EQ(book(page).run, i);
    EXPECT_EQ(book(page).rated, i);
    EXPECT_TRUE(has(kept(), id + ' '));
    press(page, "lesson.onward");
    EXPECT_NE(page.app->session->lesson.id, id);
  }
  EXPECT_GT(book(page).rating, first_rating);
}

TEST(PuzzleCourse, TheAnswerSaysWhyAndMarksTheTemptingSpace) {
  AtPage page("start/fresh");
  int marked = 0;
  for (std::size_t i = 0; i < 6; ++i) {
    request(page.app->requests, ask_for::OpenLesson{lesson_lists().puzzles.all[i].id()});
    settle(page);
    solve(page);
    const std::string text = fact(page, "lesson.text");
    EXPECT_GT(text.size(), tr(page.app->texts, "puzzle.right").size() + 10) << text;
    const bool ring = fact(page, "lesson.places") != "";
    EXPECT_EQ(ring, has(text, std::string(tr(page.app->texts, "puzzle.tempting")))) << text;
    marked += ring;
  }
  EXPECT_GT(marked, 0);
}

TEST(PuzzleCourse, WhatWasMissedComesBackTomorrow) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.next");
  const std::string id = page.app->session->lesson.id;
  miss(page);
  EXPECT_LT(book(page).rating, first_rating);
  EXPECT_EQ(book(page).run, 0);
  press(page, "lesson.again");
  solve(page);
  EXPECT_EQ(book(page).run, 0) << "the first answer counts";
  open_screen(page);
  EXPECT_NE(fact(page, "puzzles.next"), id);
  place().now += day_seconds;
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.next"), id);
  EXPECT_NE(fact(page, "puzzles.missed"), "");
  press(page, "puzzles.next");
  solve(page);
  EXPECT_EQ(book(page).run, 1);
  place().now += 6 * day_seconds;
  open_screen(page);
  EXPECT_NE(fact(page, "puzzles.next"), id) << kept();
  place().now += day_seconds;
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.next"), id);
}

TEST(PuzzleCourse, AHintSpoilsIt) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.next");
  const std::string id = page.app->session->lesson.id;
  EXPECT_FALSE(item(page, "lesson.show")) << "first what it is about";
  press(page, "lesson.hint");
  EXPECT_NE(fact(page, "lesson.news"), "");
  EXPECT_LT(book(page).rating, first_rating);
  EXPECT_TRUE(item(page, "lesson.show"));
  solve(page);
  EXPECT_EQ(book(page).run, 0);
  EXPECT_TRUE(has(kept(), id + ' '));
  EXPECT_FALSE(find_note(book(page), id)->right);
}

TEST(PuzzleCourse, ThePuzzleOfTheDayIsDoneForToday) {
  AtPage page("start/fresh");
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.day"), "open");
  press(page, "puzzles.day");
  EXPECT_EQ(page.app->session->lesson.id,
            puzzle_of_day(lesson_lists().puzzles.all, day_today())->id());
  solve(page);
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.day"), "done");
  place().now += day_seconds;
  open_screen(page);
  EXPECT_EQ(fact(page, "puzzles.day"), "open");
}

TEST(PuzzleCourse, ThreeMinutesRunByTheClockAndAreNotRated) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.rush");
  for (int i = 0; i < 3; ++i) {
    const std::string id = page.app->session->lesson.id;
    EXPECT_FALSE(item(page, "lesson.hint"));
    i == 1 ? miss(page) : solve(page);
    ASSERT_TRUE(page.app->lesson.rush);
    EXPECT_NE(page.app->session->lesson.id, id) << "the next one is there at once";
  }
  EXPECT_EQ(page.app->lesson.rush->right, 2);
  EXPECT_EQ(page.app->lesson.rush->wrong, 1);
  const double left = page.app->lesson.rush->left;
  wait(page, 10);
  settle(page);
  EXPECT_LT(page.app->lesson.rush->left, left - 9);
  EXPECT_FALSE(item(page, "lesson.onward"));
  wait(page, rush_seconds);
  settle(page);
  EXPECT_TRUE(page.app->lesson.rush->over);
  EXPECT_EQ(book(page).most_in_rush, 2);
  EXPECT_EQ(book(page).rating, first_rating);
  EXPECT_TRUE(has(fact(page, "lesson.text"), std::string(tr(page.app->texts, "puzzle.rush.best"))));
  press(page, "lesson.onward");
  EXPECT_EQ(page.app->lesson.rush->right, 0);
  EXPECT_FALSE(page.app->lesson.rush->over);
}

// Left, or begun anew, before their end: what was solved counts.
TEST(PuzzleCourse, ThreeMinutesThatAreLeftCount) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.rush");
  for (int i = 0; i < 2; ++i) solve(page);
  request(page.app->requests, ask_for::LeaveLesson{});
  settle(page);
  EXPECT_EQ(stored_puzzle_book(platform_storage()).most_in_rush, 2);
  press(page, "puzzles.rush");
  for (int i = 0; i < 3; ++i) solve(page);
  request(page.app->requests, ask_for::OpenPuzzle{PuzzleWay::rush});
  settle(page);
  EXPECT_EQ(page.app->lesson.rush->right, 0);
  EXPECT_FALSE(page.app->lesson.rush->best);
  EXPECT_EQ(stored_puzzle_book(platform_storage()).most_in_rush, 3);
}

// Full or refused: answers are remembered for the visit, and that is said once.
TEST(PuzzleCourse, WithoutStorageAnswersAreInMemory) {
  for (const bool refused : {true, false}) {
    AtPage page("start/fresh");
    (refused ? place().storage_forbidden : place().storage_full) = true;
    open_screen(page);
    place().said.clear();
    for (int i = 1; i <= 3; ++i) {
      const std::string id = fact(page, "puzzles.next");
      press(page, "puzzles.next");
      solve(page);
      open_screen(page);
      EXPECT_EQ(book(page).run, i) << refused;
      EXPECT_TRUE(find_note(book(page), id)) << refused;
    }
    EXPECT_EQ(kept(), "");
    const std::string words(tr(page.app->texts, "save.unkept"));
    const std::size_t said = place().said.find(words);
    ASSERT_NE(said, std::string::npos) << place().said;
    EXPECT_EQ(place().said.find(words, said + 1), std::string::npos) << "once";
    // There is room again.
    place().storage_full = place().storage_forbidden = false;
    press(page, "puzzles.next");
    solve(page);
    EXPECT_EQ(read_puzzle_book(kept()).run, 4) << "none is lost";
  }
}

// What one tab has had no room for and what the other has stored are joined.
TEST(PuzzleCourse, OfTwoTabsNoneLosesAnAnswer) {
  AtPage page("start/fresh");
  open_screen(page);
  place().storage_full = true;
  press(page, "puzzles.next");
  const std::string id = page.app->session->lesson.id;
  solve(page);
  PuzzleBook other;
  note_answer(other, "=zzz", true, day_today());
  place().kept["puzzles"] = write_puzzle_book(other);
  place().changed = {"puzzles"};
  place().storage_full = false;
  settle(page);
  EXPECT_TRUE(find_note(book(page), id));
  EXPECT_TRUE(find_note(book(page), "=zzz"));
  press(page, "lesson.onward");
  solve(page);
  const PuzzleBook stored = read_puzzle_book(kept());
  EXPECT_TRUE(find_note(stored, id));
  EXPECT_TRUE(find_note(stored, "=zzz"));
}

TEST(PuzzleCourse, TheThirdMistakeEndsTheThreeMinutes) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.rush");
  for (int i = 0; i < most_wrong; ++i) miss(page);
  EXPECT_TRUE(page.app->lesson.rush->over);
  press(page, "lesson.list");
  EXPECT_EQ(fact(page, "screen"), "puzzles");
  for (const PuzzleNote& note : book(page).notes) EXPECT_EQ(note.back, first_back);
}

TEST(PuzzleCourse, ThemesAndGradesAreChosenOneLevelDown) {
  AtPage page("start/fresh");
  open_screen(page);
  press(page, "puzzles.choose");
  const std::size_t before = items(page, "puzzles.=").size();
  press(page, "puzzles.grade.3");
  EXPECT_LT(items(page, "puzzles.=").size(), before);
  EXPECT_EQ(book(page).choice.grade, 3);
  press(page, "back");
  EXPECT_EQ(fact(page, "screen"), "puzzles");
  const std::string id = fact(page, "puzzles.next");
  const auto& all = lesson_lists().puzzles.all;
  EXPECT_EQ(all[puzzle_number(lesson_lists(), id) - 1].grade, 3);
  press_key(page, ImGuiKey_Escape);
  EXPECT_EQ(fact(page, "screen"), "start");
}

TEST(PuzzleCourse, IsReachedByKeysAlone) {
  AtPage page("start/fresh");
  open_screen(page);
  press_key(page, ImGuiKey_Tab);
  press_key(page, ImGuiKey_Tab);
  press_key(page, ImGuiKey_Enter);
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_TRUE(page.app->lesson.lesson && page.app->lesson.lesson->puzzle);
}

}  // namespace
}  // namespace gallery::puzzle_course_test
