// The benchmark of decisions: how much turns lose, and what a player is found to do.
#include "engine/players/benchmark.hpp"

#include <gtest/gtest.h>

#include "engine/players/levels.hpp"
#include "engine/players/play.hpp"
#include "tests/engine/players.hpp"

namespace bastide::benchmark_test {
namespace {

using testing::kind;
using testing::make;
using testing::setup_of;

// The first placement with at most so many tiles left, after greedy play.
State placement_with(const Game& game, int tiles) {
  State state = initial_state(game);
  Random random{1};
  for (;;) {
    resolve_chances(game, state);
    if (state.bag_total <= tiles && decision(game, state).phase == Phase::place) return state;
    apply(game, state, kind("greedy").choose(game, state, random, {}).action);
  }
}

TurnActions turn_of_kind(const Game& game, const State& state, const char* id) {
  Random random{1};
  return turn_of(game, state,
                 [&](const State& now) { return kind(id).choose(game, now, random, {}); });
}

TEST(Benchmark, WeighsTurnsAgainstTheBest) {
  const Game game = make(setup_of(9));
  const State state = placement_with(game, 40);
  const TurnActions greedy = turn_of_kind(game, state, "greedy");
  const auto turns = weigh_turns(game, state, 1, 1000, {&greedy, 1});
  ASSERT_GE(turns.size(), 10u);
  EXPECT_LE(turns[0].loss, 0) << "the best one of all playouts, against those of each half";
  EXPECT_GT(turns[0].loss, -4);
  double before = turns[0].loss;
  bool has_greedy = false;
  for (const WeighedTurn& turn : turns) {
    EXPECT_GE(turn.loss, before);
    before = turn.loss;
    has_greedy |= turn.actions == greedy;
    State after = state;
    for (const Action& action : turn.actions) {
      ASSERT_TRUE(legal(game, after, action));
      apply(game, after, action);
    }
  }
  EXPECT_TRUE(has_greedy);
  State other = state;
  other.seed = 77;  // what will be drawn is not known
  const auto again = weigh_turns(game, other, 1, 1000, {&greedy, 1});
  ASSERT_EQ(again.size(), turns.size());
  for (std::size_t i = 0; i < turns.size(); ++i) {
    EXPECT_EQ(again[i].actions, turns[i].actions);
    EXPECT_EQ(again[i].loss, turns[i].loss);
  }
}

// Of the last tiles every order is tried, so nothing depends on the seed.
TEST(Benchmark, IsExactAtTheEnd) {
  const Game game = make(setup_of(9));
  const State state = placement_with(game, 1);
  const auto turns = weigh_turns(game, state, 1, 1000, {}),
             again = weigh_turns(game, state, 2, 1000, {});
  ASSERT_EQ(turns.size(), again.size());
  ASSERT_FALSE(turns.empty());
  EXPECT_EQ(turns[0].loss, 0);
  for (std::size_t i = 0; i < turns.size(); ++i) EXPECT_EQ(turns[i].loss, again[i].loss);
  EXPECT_TRUE(weigh_turns(game, placement_with(game, 0), 1, 1000, {}).empty());
}

TurnActions turn_at(std::int16_t x) {
  TurnActions actions;
  actions.push_back(place_action({x, 0}, 0));
  return actions;
}

TEST(Benchmark, CountsAnUnknownTurnAsTheWorst) {
  const std::vector<WeighedTurn> turns = {
      {turn_at(0), -0.52}, {turn_at(1), 0.24}, {turn_at(2), 3.7}, {turn_at(3), 3.68}};
  const Losses losses = losses_of(turns);
  EXPECT_EQ(loss_of(losses, turn_at(0)), -0.5);
  EXPECT_EQ(loss_of(losses, turn_at(1)), 0.2);
  for (const std::int16_t x : {2, 3, 7}) EXPECT_EQ(loss_of(losses, turn_at(x)), 3.7);
  EXPECT_EQ(losses.turns.size(), 2u) << "the worst need not be told from those unknown";
}

TEST(Benchmark, CountsNoMoreThanALostTurn) {
  const Losses losses = losses_of(std::vector<WeighedTurn>{{turn_at(0), 0}, {turn_at(1), 40}});
  EXPECT_EQ(loss_of(losses, turn_at(1)), most_loss);
  EXPECT_EQ(loss_of(losses, turn_at(7)), most_loss);
  const Losses even = losses_of(std::vector<WeighedTurn>{{turn_at(0), 0}, {turn_at(1), 0}});
  EXPECT_EQ(even.turns.size(), 1u) << "the best one is always listed";
  EXPECT_EQ(loss_of(even, turn_at(7)), 0);
}

TEST(Benchmark, AsksWhereThereIsMoreThanOneTurnThatIsNotLost) {
  std::vector<WeighedTurn> turns = {{turn_at(0), 0}, {turn_at(1), 2}, {turn_at(2), 40}};
  EXPECT_TRUE(is_decision(turns));
  turns.erase(turns.begin() + 1);
  EXPECT_FALSE(is_decision(turns)) << "the other turn is lost";
  turns.pop_back();
  EXPECT_FALSE(is_decision(turns)) << "there is no other turn";
}

}  // namespace
}  // namespace bastide::benchmark_test
