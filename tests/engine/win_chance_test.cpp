// How likely a lead is to win.
#include "engine/players/win_chance.hpp"

#include <gtest/gtest.h>

#include "tests/engine/players.hpp"

namespace bastide {
namespace {

using testing::before_draw;
using testing::make;
using testing::setup_of;
using testing::with;

TEST(Chances, AddUpToOneAndEndWithTheOutcome) {
  for (const int players : {2, 4}) {
    const Game game = make(setup_of(6, players));
    for (const int tiles : {60, 20, -1}) {
      const State state = before_draw(game, tiles);
      double sum = 0;
      for (const double chance : win_chances(game, state)) {
        EXPECT_GE(chance, 0);
        sum += chance;
      }
      EXPECT_NEAR(sum, 1, 1e-9);
    }
    const State end = before_draw(game, -1);
    ASSERT_TRUE(end.over);
    const u8 winners = outcome(game, end).winners;
    for (PlayerIndex p = 0; p < players; ++p)
      EXPECT_EQ(win_chances(game, end)[p] > 0, (winners >> p & 1) != 0);
  }
}

// At the beginning, the one who is to draw is ahead by the tile.
TEST(Chances, FavourTheSideThatDrawsNext) {
  const Game game = make(setup_of(6));
  const State state = before_draw(game, 100);
  EXPECT_GT(win_chances(game, state)[state.active], 0.5);
}

// What the sets add makes a lead less certain.
TEST(Chances, DependOnTheSets) {
  const WinSpread base = spread_of(make(setup_of(1)));
  const WinSpread more = spread_of(make(with(2, Expansion::traders_builders)));
  EXPECT_LT(win_chance(20, 40, 2, more), win_chance(20, 40, 2, base));
}

}  // namespace
}  // namespace bastide
