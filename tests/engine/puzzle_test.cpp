// What makes a puzzle: one turn that is clearly the best.
#include "engine/players/puzzle.hpp"

#include <gtest/gtest.h>

#include "engine/players/play.hpp"

namespace bastide::puzzle_test {
namespace {

constexpr PuzzlePlan quick{400, 1, 1};

// Every decision of a game between two greedy players.
template <class See>
void watch(u64 seed, const See& see) {
  Setup setup;
  setup.first_player = 0;
  setup.seed = seed;
  const Game game = *make_game(builtin_catalogue(), setup);
  State state = initial_state(game);
  play_out(game, state, seed, [&](PlayerIndex, const State& now, Random& random) {
    see(game, now);
    return choose_unseeing(*find_player_kind("greedy"), game, now, random, {});
  });
  see(game, state);
}

TEST(Puzzle, IsAPlacementNeitherEarlyNorLate) {
  int possible = 0;
  watch(1, [&](const Game& game, const State& state) {
    if (!may_be_puzzle(game, state)) return;
    ++possible;
    EXPECT_EQ(decision(game, state).phase, Phase::place);
    EXPECT_GT(state.turn, 8);
    EXPECT_GE(state.bag_total, 2);
    ActionList places;
    legal_actions(game, state, places);
    EXPECT_GE(places.size(), 4u);
  });
  EXPECT_GT(possible, 20);
}

TEST(Puzzle, IsTheSameEveryTime) {
  int found = 0, looked = 0;
  watch(2, [&](const Game& game, const State& state) {
    if (found > 0 || !may_be_puzzle(game, state)) return;
    const u64 seed = static_cast<u64>(++looked);
    const auto puzzle = find_puzzle(game, state, seed, quick);
    if (!puzzle) return;
    ++found;
    State other = state;
    other.seed = 77;  // what will be drawn is not known
    const auto again = find_puzzle(game, other, seed, quick);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->best, puzzle->best);
    EXPECT_EQ(again->loss, puzzle->loss);
    EXPECT_EQ(again->grade, puzzle->grade);
    EXPECT_GE(puzzle->loss, quick.margin);
    EXPECT_GE(puzzle->grade, 1);
    EXPECT_LE(puzzle->grade, 3);
    // The turn is whole: the next decision is not the player's.
    State after = state;
    for (const Action& action : puzzle->best) {
      ASSERT_TRUE(legal(game, after, action));
      apply(game, after, action);
    }
    EXPECT_NE(decision(game, after).player, decision(game, state).player);
    PuzzlePlan harder = quick;
    harder.grade = puzzle->grade + 1;
    EXPECT_FALSE(find_puzzle(game, state, seed, harder));
  });
  EXPECT_EQ(found, 1);
}

TEST(Puzzle, AnotherTurnIsNotStillTheBest) {
  bool seen = false;
  watch(3, [&](const Game& game, const State& state) {
    if (seen || !may_be_puzzle(game, state)) return;
    seen = true;
    ActionList places;
    legal_actions(game, state, places);
    int best = 0;
    for (const Action& place : places) {
      TurnActions turn;
      turn.push_back(place);
      best += still_best(game, state, turn, 1, quick);
    }
    EXPECT_LE(best, 1);
  });
  EXPECT_TRUE(seen);
}

}  // namespace
}  // namespace bastide::puzzle_test
