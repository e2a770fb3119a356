// Lessons and puzzles are fetched when they are needed: what waits for them is carried out when
// they are here, and what cannot be had is said and can be asked for again.
#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/app/open_link.hpp"
#include "web/app/page_location.hpp"

namespace gallery::lists_test {
namespace {

using namespace bastide::web;

const char* const lessons = "lessons.txt";
const char* const puzzles = "puzzles.txt";

void arrive(Stage& page) {
  place().late.clear();
  settle(page);
}

// The page again, with what is stored and noted.
void reload(Stage& page) {
  const Place left = place();
  end_scene(page);
  begin_scene(page, page.window, "en");
  place() = left;
  page.app->screens.saves_stale = true;
}

TEST(LessonLists, AListIsThereAsSoonAsItHasArrived) {
  AtPage page("start/fresh");
  place().late = {lessons};
  press(page, "start.more");
  press(page, "start.lessons");
  EXPECT_EQ(fact(page, "screen"), "lessons");
  EXPECT_TRUE(items(page, "lessons.").empty());
  EXPECT_FALSE(item(page, "site.again"));
  arrive(page);
  EXPECT_TRUE(item(page, "lessons.first-game"));
}

TEST(LessonLists, WhatCannotBeHadCanBeAskedForAgain) {
  AtPage page("start/fresh");
  place().lost = {puzzles};
  press(page, "start.more");
  press(page, "start.puzzles");
  press(page, "site.again");
  EXPECT_TRUE(item(page, "site.again"));
  EXPECT_TRUE(items(page, "puzzles.").empty());
  place().lost.clear();
  press(page, "site.again");
  EXPECT_FALSE(item(page, "site.again"));
  EXPECT_FALSE(items(page, "puzzles.").empty());
}

TEST(LessonLists, AListIsAskedForAgainWhenItsScreenOpens) {
  AtPage page("start/fresh");
  place().lost = {lessons};
  press(page, "start.more");
  press(page, "start.how-to-play");
  EXPECT_TRUE(item(page, "site.again"));
  press(page, "back");
  place().lost.clear();
  press(page, "start.more");
  press(page, "start.lessons");
  EXPECT_TRUE(item(page, "lessons.first-game"));
}

TEST(LessonLists, ALessonBeginsWhenItIsHere) {
  AtPage page("start/fresh");
  place().lost = {lessons};
  press(page, "start.learn");
  EXPECT_EQ(fact(page, "screen"), "lessons");
  place().lost.clear();
  press(page, "site.again");
  EXPECT_EQ(fact(page, "screen"), "table");
  EXPECT_EQ(fact(page, "lesson"), "first-game");
}

TEST(LessonLists, WhoLeavesMeanwhileIsNotCalledBack) {
  AtPage page("start/fresh");
  place().late = {lessons};
  press(page, "start.learn");
  press(page, "back");
  arrive(page);
  EXPECT_EQ(fact(page, "screen"), "start");
  press(page, "start.more");
  press(page, "start.lessons");
  EXPECT_EQ(fact(page, "screen"), "lessons");
}

TEST(LessonLists, ALinkWaitsForItsLesson) {
  for (const bool known : {true, false}) {
    AtPage page("start/fresh");
    place().late = {lessons};
    offer_link(*page.app, bastide::parse_address(known ? "#lesson=goods" : "#lesson=nothing"));
    settle(page);
    EXPECT_EQ(fact(page, "screen"), "lessons");
    EXPECT_EQ(fact(page, "dialog"), "");
    arrive(page);
    EXPECT_EQ(fact(page, "lesson"), known ? "goods" : "");
    EXPECT_EQ(fact(page, "dialog"), known ? "" : "failed");
  }
}

TEST(LessonLists, AfterAReloadTheSameLessonOpensWhenItIsHere) {
  for (const std::string& id : {std::string("goods"), lesson_lists().puzzles.all[0].id()}) {
    AtPage page("start/fresh");
    request(page.app->requests, ask_for::OpenLesson{id});
    settle(page);
    ASSERT_EQ(fact(page, "lesson"), id);
    reload(page);
    place().late = {lessons, puzzles};
    restore_location(*page.app);
    settle(page);
    EXPECT_EQ(fact(page, "screen"), id[0] == '=' ? "puzzles" : "lessons");
    arrive(page);
    EXPECT_EQ(fact(page, "lesson"), id);
  }
}

// The tiles of the first game come from the lesson, in a game that is taken up again, too.
TEST(LessonLists, AKeptGameWaitsForItsLesson) {
  AtPage page("start/fresh");
  press(page, "start.learn");
  const auto dealt = page.app->session->lesson.dealt;
  ASSERT_FALSE(dealt.empty());
  const std::string note = place().tab_note;
  request(page.app->requests, Screen::start);
  settle(page);
  for (const bool reloaded : {true, false}) {
    reload(page);
    place().late = {lessons};
    place().tab_note = reloaded ? note : "";
    if (reloaded) restore_location(*page.app);
    settle(page);
    if (!reloaded) press(page, "start.continue");
    EXPECT_EQ(fact(page, "screen"), "lessons");
    arrive(page);
    EXPECT_EQ(fact(page, "screen"), "table");
    EXPECT_EQ(page.app->session->lesson.dealt, dealt);
    EXPECT_NE(fact(page, "lesson.text"), "");
  }
}

}  // namespace
}  // namespace gallery::lists_test
