// Points lost at decisions, and what they suggest.
#include "engine/players/rating.hpp"

#include <gtest/gtest.h>

namespace bastide::rating_test {
namespace {

TEST(Rating, CountsDecisionsThatWereNeitherForcedNorObvious) {
  ErrorRate rate;
  rate.add(1, 0, 0);
  rate.add(30, most_loss, 0);
  EXPECT_EQ(rate.decisions, 0) << "forced, and obvious";
  rate.add(30, 1, 0);
  rate.add(30, most_loss, 3);
  EXPECT_EQ(rate.decisions, 2);
  EXPECT_EQ(rate.mean(), 1.5);
  rate.add(30, 1, -0.5);
  rate.add(30, 1, 100);
  EXPECT_EQ(rate.mean(), (3 + most_loss) / 4) << "at least nothing, and not more than a lost turn";
}

TEST(Rating, IsLessCertainAfterFewDecisions) {
  ErrorRate few, many;
  for (int i = 0; i < 400; ++i) (i < 10 ? few : many).add(30, 1, i % 3);
  EXPECT_GT(few.error(), 2 * many.error());
  const Rating one = rating_by_games(few.mean(), few.error()),
               two = rating_by_games(many.mean(), many.error());
  EXPECT_GT(one.error, two.error);
  EXPECT_GE(two.error, 40) << "the scale is not more exact";
}

TEST(Rating, FallsWithTheErrorRate) {
  for (const auto rating : {rating_by_benchmark, rating_by_games}) {
    for (double rate = 0.1; rate < 4; rate += 0.1)
      EXPECT_GT(rating(rate, 0.1).elo, rating(rate + 0.1, 0.1).elo);
    EXPECT_TRUE(std::isfinite(rating(0, 0.1).elo)) << "where nothing was lost";
  }
}

}  // namespace
}  // namespace bastide::rating_test
