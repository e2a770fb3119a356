// The mood of a computer player follows the points that are to be seen.
#include "web/panels/mood.hpp"

#include <gtest/gtest.h>

#include "tests/web/played.hpp"

namespace bastide::web::mood_test {
namespace {

TEST(Mood, FollowsThePoints) {
  const Session session = played_at_random(builtin_catalogue(), 4, 7, "miller");
  DisplayState display = display_at(session, session.cursor);
  const auto mood_at = [&](int own, int other) {
    display.score[1] = own;
    display.score[0] = other;
    return mood_of(session, display, {}, 1);
  };
  EXPECT_EQ(mood_at(20, 20), art::Mood::calm);
  EXPECT_EQ(mood_at(29, 20), art::Mood::calm);
  EXPECT_EQ(mood_at(30, 20), art::Mood::pleased);
  EXPECT_EQ(mood_at(20, 30), art::Mood::worried);
  display.over = true;
  EXPECT_EQ(mood_at(21, 20), art::Mood::pleased);
  EXPECT_EQ(mood_at(20, 20), art::Mood::pleased) << "a tie is shared";
  EXPECT_EQ(mood_at(20, 21), art::Mood::beaten);
}

}  // namespace
}  // namespace bastide::web::mood_test
