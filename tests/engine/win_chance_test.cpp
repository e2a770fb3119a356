// How likely a lead is to win.
#include "engine/players/win_chance.hpp"

#include <gtest/gtest.h>

#include "tests/engine/players.hpp"

namespace bastide::win_chance_test {
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
  EXPECT_LT(chances_with({20}, 2, 40, more)[0], chances_with({20}, 2, 40, base)[0]);
}

TEST(Chances, ALeadIsWorthMoreTheFewerTilesAreLeft) {
  for (int sides = 2; sides <= 6; ++sides) {
    const auto chance = [&](double lead, int left) {
      return chances_with({30 + lead, 30, 30, 30, 30, 30}, sides, left, {})[0];
    };
    EXPECT_NEAR(chance(0, 30), 1.0 / sides, 1e-6);
    for (int left = 1; left < 72; ++left) {
      EXPECT_GT(chance(5, left - 1), chance(5, left));
      EXPECT_LT(chance(-5, left - 1), chance(-5, left));
      EXPECT_GT(chance(6, left), chance(5, left));
    }
  }
}

// Where the leader has one rival, a rival who is far behind takes nothing from either.
TEST(Chances, WhoeverIsFarBehindHardlyCounts) {
  const WinSpread spread{.upset = 0};
  const PerSide two = chances_with({40, 36}, 2, 20, spread);
  const PerSide three = chances_with({40, 36, -40}, 3, 20, spread);
  EXPECT_NEAR(two[0], three[0], 1e-3);
  EXPECT_LT(chances_with({40, 36, 36}, 3, 20, spread)[0], two[0] - 0.1);
}

// Nor does it matter how far the estimate was from what the search finds, as with the last tile.
TEST(Chances, AreThoseOfTheMarginHoweverFarTheEstimateIsOff) {
  const Game game = make(setup_of(6));
  State state = before_draw(game, 60);
  for (const int lead : {-300, -60, 60, 300}) {
    state.score[0] = 0;
    state.score[1] = 0;
    state.score[lead < 0 ? 1 : 0] = static_cast<i16>(std::abs(lead));
    state.bag_total = 0;
    const MarginScale scale = margin_scale(game, state, 0);
    EXPECT_GT(chance_of(scale, 5), 0.98) << lead;
    EXPECT_LT(chance_of(scale, -5), 0.02) << lead;
  }
}

// The chance at another margin than the estimate's is what the estimate itself would say there.
TEST(Chances, FollowTheMarginThatASearchFinds) {
  for (const int players : {2, 4}) {
    const Game game = make(setup_of(6, players));
    const State state = before_draw(game, 30);
    const Outlook ahead = outlook(game, state);
    const WinSpread spread = spread_of(game);
    const MarginScale scale = margin_scale(game, state, 1);
    EXPECT_NEAR(chance_of(scale, ahead.margins[1]), win_chances(game, state)[1], 1e-6);
    for (const double more : {-900.0, -90.0, -8.0, 0.5, 8.0, 90.0, 900.0}) {
      PerSide points = ahead.points;
      points[1] += more;
      EXPECT_NEAR(chance_of(scale, ahead.margins[1] + more),
                  chances_with(points, players, state.bag_total, spread)[1], 1e-5);
    }
  }
}

}  // namespace
}  // namespace bastide::win_chance_test
