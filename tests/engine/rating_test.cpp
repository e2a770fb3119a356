// Points lost at decisions, and what they suggest.
#include "engine/players/rating.hpp"

#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "engine/players/judging.hpp"
#include "tests/engine/players.hpp"

namespace bastide::rating_test {
namespace {

using testing::make;
using testing::setup_of;

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

// Decisions at which the levels lose so much on average, each of them now and then.
constexpr double usual[level_count] = {1.2, 0.8, 0.4, 0.2, 0.1};

std::vector<LossesAt> decisions_of(double own, std::size_t count, u64 seed = 1) {
  std::vector<LossesAt> all(count);
  Random random{seed, 0};
  const auto sometimes = [&](double mean) { return random.below(1000) < 125 * mean ? 8.0 : 0.0; };
  for (LossesAt& at : all) {
    at.own = sometimes(own);
    for (std::size_t i = 0; i < level_count; ++i) at.levels[i] = sometimes(usual[i]);
  }
  return all;
}

TEST(Rating, IsThatOfTheLevelThatLosesAsMuch) {
  for (std::size_t i = 0; i < level_count; ++i) {
    const auto rating = rating_by_levels(decisions_of(usual[i], 20'000, i));
    ASSERT_TRUE(rating);
    EXPECT_NEAR(rating->elo, ladder()[i].elo, 2.5 * rating->error);
    EXPECT_LT(rating->error, 70);
  }
  double before = 1e9;
  for (double own = 0; own < 3; own += 0.25) {
    const auto rating = rating_by_levels(decisions_of(own, 5000, 7));
    ASSERT_TRUE(rating);
    EXPECT_LE(rating->elo, before);
    before = rating->elo;
    EXPECT_GE(rating->elo, ladder()[0].elo) << "the scale ends where the levels end";
    EXPECT_LE(rating->elo, ladder().back().elo);
  }
}

TEST(Rating, IsLessCertainAfterFewDecisions) {
  const auto few = rating_by_levels(decisions_of(0.6, 40)),
             many = rating_by_levels(decisions_of(0.6, 4000));
  ASSERT_TRUE(few && many);
  EXPECT_GT(few->error, 3 * many->error);
  EXPECT_GT(few->error, clear_rating) << "one game is no figure";
  EXPECT_FALSE(rating_by_levels({}));
  EXPECT_FALSE(rating_by_levels(std::vector<LossesAt>(30))) << "nobody lost anything";
}

TEST(Rating, FallsWithTheErrorRate) {
  for (double rate = 0.1; rate < 4; rate += 0.1)
    EXPECT_GT(rating_by_benchmark(rate, 0.1).elo, rating_by_benchmark(rate + 0.1, 0.1).elo);
}

// What a level has done and what it would have done are equally good.
TEST(Rating, ComparesATurnWithThoseOfTheLevels) {
  const Game game = make(setup_of(6));
  State state = initial_state(game);
  Random random{6, 0};
  double piper = 0, best = 0;
  for (int turn = 0; turn < 12; ++turn) {
    for (Decision d = decision(game, state); d.chance || d.phase != Phase::place;
         d = decision(game, state))
      apply(game, state,
            d.chance ? chance_outcome(game, state) : random_action(game, state, random));
    const TurnsAt at = turns_at(game, state, {}, {}, 5);
    EXPECT_EQ(at.levels, turns_at(game, state, {}, {}, 5).levels) << "the same seed";
    const auto losses = [&](const TurnActions& own) -> std::optional<LossesAt> {
      SearchControl control;
      control.nodes = 200;
      const auto worth = judge_turn(game, state, own, 9, control);
      return worth ? std::optional(worth->losses) : std::nullopt;
    };
    const auto of_piper = losses(at.levels[0]);
    ASSERT_TRUE(of_piper);
    EXPECT_EQ(of_piper->levels.back(), 0) << "the strongest level is the search itself";
    piper += of_piper->own;
    const auto of_bailiff = losses(at.levels[3]);
    ASSERT_TRUE(of_bailiff);
    best += of_bailiff->own;
    apply(game, state, at.levels[0][0]);
  }
  EXPECT_GT(piper, best);
}

}  // namespace
}  // namespace bastide::rating_test
