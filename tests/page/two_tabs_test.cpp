// Two tabs of one browser share what is stored: neither undoes what the other has written.
#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/lessons/done.hpp"
#include "web/lessons/lesson.hpp"
#include "web/store/store.hpp"

namespace gallery::two_tabs_test {
namespace {

using namespace bastide;
using namespace bastide::web;

TEST(TwoTabs, LessonsCompletedInEitherAreKept) {
  AtPage page("start/fresh");
  const std::string a(lesson_lists().lessons.all[1].id), b(lesson_lists().lessons.all[2].id);
  LessonsDone one, other;
  load_done(one);
  load_done(other);
  EXPECT_FALSE(lesson_done(one, a));
  EXPECT_FALSE(lesson_done(other, b));
  mark_done(one, a);
  mark_done(other, b);
  LessonsDone later;
  load_done(later);
  EXPECT_TRUE(lesson_done(later, a));
  EXPECT_TRUE(lesson_done(later, b));
}

TEST(TwoTabs, ASettingChangedInOneIsNotChangedBackByTheOther) {
  AtPage page("start/fresh");
  Settings other = page.app->settings;
  other.no_hints = !other.no_hints;
  place().kept["settings"] = write_settings(other);
  place().changed = {"settings"};
  settle(page);
  EXPECT_EQ(page.app->settings, other);
  page.app->settings.show_coordinates = !other.show_coordinates;
  settle(page);
  EXPECT_EQ(read_settings(place().kept["settings"]).no_hints, other.no_hints);
}

TEST(TwoTabs, AGamePlayedOnInOneIsTakenOverByTheOther) {
  AtPage page("table/middle");
  const std::string slot = page.app->session->saved.slot;
  auto other = load_game(platform_storage(), page.app->catalogue, slot);
  ASSERT_TRUE(other);
  ActionList actions;
  legal_actions(other->game, shown(*other), actions);
  ASSERT_TRUE(play(*other, actions[0]));
  ASSERT_EQ(save_game(platform_storage(), page.app->catalogue, *other, 7), SaveResult::saved);
  place().changed = {"game." + slot + "." + std::to_string(other->saved.generation)};
  settle(page);
  EXPECT_EQ(fact(page, "dialog"), "conflict");
  press(page, "conflict.reload");
  EXPECT_EQ(fact(page, "dialog"), "");
  EXPECT_TRUE(page.app->session->record == other->record);
}

}  // namespace
}  // namespace gallery::two_tabs_test
