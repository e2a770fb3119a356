// The line to post about a day's game.
#include "web/screens/day_words.hpp"

#include <gtest/gtest.h>

#include "tests/texts.hpp"
#include "tests/web/played.hpp"
#include "web/platform/null/place.hpp"

namespace bastide::web::day_words_test {
namespace {

const DayPost post{
    "2026-11-28",
    {94, 88},
    4,
    {EndKind::cities, EndKind::roads, EndKind::fields, EndKind::monasteries, EndKind::others},
    {3, 2, {true, false, true, true, true, true}}};

TEST(DayWords, TheLineToPostIsInTheLanguageOfThePage) {
  EXPECT_EQ(post_text(texts_in("en"), post),
            "Bastide 11-28 · 94 : 88 · 🏰🐎🌾⛪⭐ · 4 days\n🟩⬜🟩\n🟩🟩🟩");
  EXPECT_EQ(post_text(texts_in("cs"), post),
            "Bastide 11-28 · 94 : 88 · 🏰🐎🌾⛪⭐ · 4 dny\n🟩⬜🟩\n🟩🟩🟩");
}

TEST(DayWords, WithoutTheGameItIsALine) {
  EXPECT_EQ(post_text(texts_in("en"), {"2026-11-28", {94, 88}, 1}),
            "Bastide 11-28 · 94 : 88 · 1 day");
}

TEST(DayWords, TheOutlineFitsAndGivesNothingAway) {
  const Catalogue catalogue = builtin_catalogue();
  for (u64 seed = 1; seed < 8; ++seed) {
    const Session session = played_at_random(catalogue, 10'000, seed);
    const Outline outline = outline_of(last_state(session).board);
    EXPECT_GE(outline.rows, 3);
    EXPECT_LE(outline.rows, most_outline_rows);
    EXPECT_LE(outline.columns, most_outline_columns);
    EXPECT_EQ(outline.land.size(), static_cast<std::size_t>(outline.rows * outline.columns));
    EXPECT_LE(largest_features(session).size(), most_signs);
  }
}

TEST(DayWords, TheLargestFeaturesComeFirst) {
  const Catalogue catalogue = builtin_catalogue();
  const Session session = played_at_random(catalogue, 10'000, 2, "mason");
  int best = 0;
  EndKind kind = EndKind::others;
  for (const Events& events : session.events)
    for (const Event& event : events)
      if (event.kind == EventKind::scored && event.scoring.node != no_node &&
          event.scoring.points[0] > best) {
        best = event.scoring.points[0];
        kind = end_kind_of(event.scoring);
      }
  ASSERT_GT(best, 0);
  EXPECT_EQ(largest_features(session).front(), kind);
}

}  // namespace
}  // namespace bastide::web::day_words_test
