// Games that broke off.
#include "engine/players/adjudication.hpp"

#include <gtest/gtest.h>

#include "engine/players/greedy.hpp"
#include "engine/players/play.hpp"

namespace bastide::adjudication_test {
namespace {

Game base_game(u8 players = 2) {
  Setup setup;
  setup.players = players;
  setup.seed = 5;
  return *make_game(builtin_catalogue(), setup);
}

// After so many actions of greedy players.
State after(const Game& game, int actions) {
  State state = initial_state(game);
  Random random{1};
  for (int i = 0; i < actions && !state.over; ++i) {
    const Decision d = decision(game, state);
    apply(game, state,
          d.chance ? chance_outcome(game, state) : choose_greedy(game, state, random, {}).action);
  }
  return state;
}

TEST(Adjudication, IsTheSameHoweverItIsSharedOut) {
  const Game game = base_game(3);
  const State state = after(game, 90);
  Adjudication whole, parts;
  play_adjudicated(game, state, 9, 0, 12, whole);
  for (const u32 first : {8u, 0u, 4u}) play_adjudicated(game, state, 9, first, 4, parts);
  EXPECT_EQ(whole.games, parts.games);
  double all = 0;
  for (PlayerIndex side = 0; side < 3; ++side) {
    EXPECT_DOUBLE_EQ(whole.won[side], parts.won[side]);
    EXPECT_DOUBLE_EQ(whole.points[side], parts.points[side]);
    all += whole.won[side];
  }
  EXPECT_DOUBLE_EQ(all, 12) << "each game has one victory to be shared";
}

TEST(Adjudication, DoesNotKnowWhatWouldHaveBeenDrawn) {
  const Game game = base_game();
  State one = after(game, 120), other = one;
  other.seed ^= 12345;
  Adjudication first, second;
  play_adjudicated(game, one, 9, 0, 3, first);
  play_adjudicated(game, other, 9, 0, 3, second);
  EXPECT_EQ(first.points, second.points);
}

TEST(Adjudication, SaysNothingNewOfAGameThatIsOver) {
  const Game game = base_game();
  const State state = after(game, 100'000);
  ASSERT_TRUE(state.over);
  Adjudication sum;
  play_adjudicated(game, state, 9, 0, 5, sum);
  for (PlayerIndex side = 0; side < 2; ++side) {
    EXPECT_EQ(points_interval(sum, side).value, state.score[side]);
    EXPECT_EQ(points_interval(sum, side).low, points_interval(sum, side).high);
    EXPECT_EQ(chance_interval(sum, side).value, win_chances(game, state)[side]);
  }
}

TEST(Adjudication, AnIntervalHoldsWhatWasCountedAndGetsNarrower) {
  Adjudication few{10, {7, 3}, {}, {}}, many{1000, {700, 300}, {}, {}};
  const Estimated wide = chance_interval(few, 0), narrow = chance_interval(many, 0);
  EXPECT_DOUBLE_EQ(wide.value, 0.7);
  EXPECT_NEAR(wide.low, 0.397, 0.001);  // Wilson's, by hand
  EXPECT_NEAR(wide.high, 0.892, 0.001);
  EXPECT_LT(narrow.high - narrow.low, wide.high - wide.low);
  const Adjudication none;
  EXPECT_EQ(chance_interval(none, 0).high, 1);
}

}  // namespace
}  // namespace bastide::adjudication_test
