// What drawn tiles are worth beyond the average of the bag.
#include "engine/players/luck.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "tests/engine/players.hpp"

namespace bastide::luck_test {
namespace {

using testing::before_draw;
using testing::make;
using testing::setup_of;
using testing::with;

TEST(Luck, IsNothingOnAverageOverTheBag) {
  for (const auto& setup : {setup_of(4), setup_of(5, 3), with(2, Expansion::river),
                            with(2, Expansion::traders_builders)}) {
    const Game game = make(setup);
    for (const int tiles : {200, 40, 5, 1}) {
      const State state = before_draw(game, tiles);
      double sum[max_players] = {}, most = 0;
      u32 copies = 0;
      for (const PossibleDraw& draw : possible_draws(game, state)) {
        EXPECT_EQ(draw.copies, state.bag[draw.type]);
        copies += static_cast<u32>(draw.copies);
        for (std::size_t p = 0; p < max_players; ++p) {
          sum[p] += draw.copies * draw.luck.points[p];
          most = std::max(most, std::fabs(draw.luck.points[p]));
        }
      }
      EXPECT_EQ(copies, left_in(state, current_pile(state)));
      for (const double points : sum) EXPECT_NEAR(points, 0, 1e-6);
      EXPECT_TRUE(tiles != 40 || most > 1);
      EXPECT_TRUE(tiles != 1 || most == 0) << "it is known which tile comes";
    }
  }
}

TEST(Luck, OfOneIsTheOthersBadLuck) {
  const Game game = make(setup_of(4));
  const State state = before_draw(game, 40);
  for (const PossibleDraw& draw : possible_draws(game, state)) {
    EXPECT_NEAR(draw.luck.points[0], -draw.luck.points[1], 1e-9);
    EXPECT_EQ(luck_of_draw(game, state, draw.type).points, draw.luck.points);
  }
}

// SETUP-5: it tells nothing about the draws to come.
TEST(Luck, DoesNotDependOnWhatWillBeDrawn) {
  const Game game = make(setup_of(4));
  const State state = before_draw(game, 30);
  const auto one = possible_draws(game, state), other = possible_draws(game, determinize(state, 9));
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].luck.points, other[i].luck.points);
}

}  // namespace
}  // namespace bastide::luck_test
