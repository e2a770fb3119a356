// A question that is new to somebody offers its lesson, which leads back to the game.
#include "web/panels/offered_lesson.hpp"

#include <set>

#include "tests/lesson_lists.hpp"
#include "tests/page/at_page.hpp"
#include "web/lessons/lesson.hpp"
#include "web/sets/page_set.hpp"
#include "web/store/store.hpp"

namespace gallery::offered_lesson_test {
namespace {

using namespace bastide;
using namespace bastide::web;

// Begins a game like the open one, with this changed.
template <class Change>
void open_changed(Stage& page, Change change) {
  Session session = *begin_session(page.app->catalogue, page.app->session->record.setup,
                                   page.app->session->record.players);
  change(session);
  page.app->offer = {};
  place().kept.erase("lessons");
  page.app->lessons_done = {};
  open_game(page, std::move(session));
  press(page, items(page, "table.spot.")[0].id);
}

TEST(OfferedLesson, LeadsToTheLessonAndBackToTheSamePosition) {
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("guide/offer", window);
    EXPECT_EQ(fact(page, "offer"), "inns-cathedrals") << window;
    const Session before = *page.app->session;
    const std::string pending = fact(page, "table.pending");
    ASSERT_NE(pending, "");
    press(page, "offer.lesson");
    EXPECT_EQ(fact(page, "lesson"), "inns-cathedrals");
    press(page, "table.menu");
    press(page, "table.menu.lessons");  // "Back to the game"
    const Session& after = *page.app->session;
    EXPECT_EQ(after.saved.slot, before.saved.slot);
    EXPECT_EQ(after.record, before.record);
    EXPECT_EQ(after.cursor, before.cursor);
    EXPECT_EQ(fact(page, "table.pending"), pending) << "the tile that was being tried";
    EXPECT_EQ(fact(page, "offer"), "") << "once";
    EXPECT_EQ(list_games(platform_storage()).size(), 1u);
    EXPECT_FALSE(page.missed) << window;
  }
}

TEST(OfferedLesson, LeadsBackAtItsEndAndByBack) {
  AtPage page("guide/offer");
  const std::string slot = page.app->session->saved.slot;
  press(page, "offer.lesson");
  for (int n = 0; n < 30 && !page.app->lesson.card.over; ++n)
    press(page, item(page, "lesson.next") ? "lesson.next" : "lesson.show");
  EXPECT_FALSE(item(page, "lesson.list"));
  EXPECT_FALSE(item(page, "lesson.onward"));
  press(page, "board.leave");
  EXPECT_EQ(page.app->session->saved.slot, slot);
  EXPECT_EQ(fact(page, "lesson"), "");
  AtPage other("guide/offer");
  press(other, "offer.lesson");
  place().backs = 1;
  settle(other);
  EXPECT_EQ(fact(other, "lesson"), "");
  EXPECT_EQ(fact(other, "screen"), "table");
  EXPECT_FALSE(page.missed || other.missed);
}

TEST(OfferedLesson, IsOfferedOnceAndOnlyWhereNothingIsAtStake) {
  AtPage page("guide/offer");
  press(page, "offer.close");
  EXPECT_EQ(fact(page, "offer"), "");
  press(page, "table.take-back");
  press(page, items(page, "table.spot.")[0].id);
  EXPECT_EQ(fact(page, "offer"), "") << "not again";
  open_changed(page, [](Session&) {});
  EXPECT_EQ(fact(page, "offer"), "inns-cathedrals") << "for somebody else";
  open_changed(page, [](Session& s) { s.challenge.day = "2026-11-22"; });
  EXPECT_EQ(fact(page, "offer"), "") << "the game of the day";
  open_changed(page, [](Session& s) {
    s.table_rules.clock.minutes = 5;
    wind_up(s.table_rules.clock, 2);
  });
  EXPECT_EQ(fact(page, "offer"), "") << "the clock runs";
  open_changed(page, [](Session& s) { s.record.players[1].computer.clear(); });
  EXPECT_EQ(fact(page, "offer"), "") << "others wait";
  page.app->settings.no_hints = true;
  open_changed(page, [](Session&) {});
  EXPECT_EQ(fact(page, "offer"), "") << "no help of any kind is wanted";
}

// Wherever the tile is laid, what answers the question can be pressed.
TEST(OfferedLesson, HidesNoAnswer) {
  int offered = 0;
  for (const char* window : {"desktop", "upright", "sideways"}) {
    AtPage page("guide/offer", window);
    press(page, "table.take-back");
    for (const ProbeItem& space : items(page, "table.spot.")) {
      press(page, space.id);
      if (fact(page, "table.pending").empty()) press(page, space.id);  // a look closer first
      if (item(page, "offer.lesson")) {
        ++offered;
        for (const std::string stem : {"table.figure.", "table.confirm", "table.take-back"})
          for (const ProbeItem& answer : items(page, stem))
            EXPECT_LE(overlap(*item(page, "offer.lesson"), answer), 1)
                << window << ' ' << space.id << ' ' << answer.id;
      }
      press(page, "table.take-back");
    }
  }
  EXPECT_GE(offered, 3);
}

// Each question of an expansion has a lesson, or none of the base game's has.
TEST(OfferedLesson, ExistsForWhatItIsAbout) {
  std::set<std::string_view> taught;
  for (const PageSet* set : page_sets()) {
    const auto check = [&](std::string_view word) {
      const std::string_view lesson = lesson_about(word);
      if (lesson.empty()) return;
      EXPECT_TRUE(find_lesson(lesson_lists(), lesson)) << word << ": " << lesson;
      taught.insert(lesson);
    };
    for (const PhaseWord& phase : set->phases) check(phase.word);
    for (const ChoiceWord& choice : set->choices) check(choice.word);
  }
  EXPECT_GE(taught.size(), 11u);
  for (const char* lesson : {"builder", "pig", "abbot", "ferries", "robbers", "wheel-of-fortune",
                             "mists-1", "mists-2", "mists-3", "mists-5"})
    EXPECT_TRUE(taught.count(lesson)) << lesson;
  EXPECT_EQ(lesson_about("figure"), "");
}

}  // namespace
}  // namespace gallery::offered_lesson_test
