// Correcting a record: what came later stays where it still fits, and what does not is named.
#include "engine/record/amend.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "engine/base/random.hpp"

#include "tests/engine/playthroughs.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::amend_test {
namespace {

using testing::all_tiles;

// The position after the first actions.
std::unique_ptr<State> state_after(const Game& game, const std::vector<Action>& actions,
                                   std::size_t k) {
  auto state = std::make_unique<State>(initial_state(game));
  for (std::size_t i = 0; i < k; ++i) apply(game, *state, actions[i]);
  return state;
}

// Where the turn begins and ends in which an action is played.
struct Turn {
  std::size_t begin = 0, end = 0;
};
Turn turn_of(const Game& game, const std::vector<Action>& actions, std::size_t at) {
  auto state = std::make_unique<State>(initial_state(game));
  std::vector<int> turns;
  for (const Action& action : actions) {
    turns.push_back(state->turn);
    apply(game, *state, action);
  }
  const auto first = std::find(turns.begin(), turns.end(), turns[at]);
  const auto last = std::find_if(first, turns.end(), [&](int turn) { return turn != *first; });
  return {static_cast<std::size_t>(first - turns.begin()),
          static_cast<std::size_t>(last - turns.begin())};
}

bool all_legal(const Game& game, const std::vector<Action>& actions) {
  auto state = std::make_unique<State>(initial_state(game));
  for (const Action& action : actions) {
    if (!legal(game, *state, action)) return false;
    apply(game, *state, action);
  }
  return true;
}

TEST(Amend, WhatHasNotChangedStaysAsItIs) {
  const Record record = testing::random_game(12);
  const Game game = *make_game(all_tiles(), record.setup);
  for (const std::size_t at : {std::size_t{0}, record.actions.size() / 2, record.actions.size()}) {
    const Amended same =
        amend(game, record.actions, at,
              {record.actions.begin(), record.actions.begin() + static_cast<std::ptrdiff_t>(at)});
    EXPECT_EQ(same.actions, record.actions);
    EXPECT_EQ(same.next, record.actions.size());
    EXPECT_TRUE(same.left_out.empty());
  }
}

// A figure where there was none keeps others from what it stands on: each is named with the rule.
TEST(Amend, AFigureThatMayNoLongerStandThereIsLeftOut) {
  int found = 0;
  for (u64 n = 1; n < 9 && found == 0; ++n) {
    Record record = testing::random_game(4 * n);
    record.setup.options = {};
    const Game game = *make_game(all_tiles(), record.setup);
    Random random{mix64(n), 0};
    State state = initial_state(game);
    std::vector<Action> old;
    while (!state.over) {
      old.push_back(random_action(game, state, random));
      apply(game, state, old.back());
    }
    for (std::size_t k = 0; k < old.size() && found == 0; ++k) {
      if (old[k].kind != ActionKind::pass) continue;
      const auto at = state_after(game, old, k);
      ActionList offered;
      legal_actions(game, *at, offered);
      if (offered.size() < 2) continue;
      std::vector<Action> beginning(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(k));
      beginning.push_back(offered[0].kind == ActionKind::pass ? offered[1] : offered[0]);
      const Amended amended = amend(game, old, k + 1, beginning);
      for (const LeftOut& out : amended.left_out) {
        EXPECT_EQ(amended.next, old.size()) << "a figure stops nothing";
        EXPECT_EQ(out.action.kind, ActionKind::deploy);
        EXPECT_EQ(rule_id(out.rule).substr(0, 4), "BASE");
        EXPECT_NE(out.player, no_player);
        EXPECT_GT(out.turn, at->turn);
        ++found;
      }
      EXPECT_EQ(amended.actions.size(), old.size()) << "everything else is there";
    }
  }
  EXPECT_GT(found, 0);
}

// Every turn of games of all sets and boxes is entered anew, at random.
TEST(Amend, KeepsTheBeginningAndOnlyWhatIsLegal) {
  u64 n = 0;
  std::size_t followed = 0, stopped = 0;
  for (const testing::Playthrough& one : testing::playthroughs()) {
    SCOPED_TRACE(one.name);
    const auto game = make_game(all_tiles(), one.setup);
    ASSERT_TRUE(game);
    Random random{mix64(++n), 0};
    State state = initial_state(*game);
    std::vector<Action> old;
    while (!state.over && old.size() < 600) {
      old.push_back(random_action(*game, state, random));
      apply(*game, state, old.back());
    }
    for (int again = 0; again < 4; ++again) {
      const Turn turn = turn_of(*game, old, random.below(static_cast<u32>(old.size())));
      std::vector<Action> beginning(old.begin(),
                                    old.begin() + static_cast<std::ptrdiff_t>(turn.begin));
      const auto now = state_after(*game, old, turn.begin);
      const int number = now->turn;
      while (!now->over && now->turn == number) {
        beginning.push_back(random_action(*game, *now, random));
        apply(*game, *now, beginning.back());
      }
      const Amended amended = amend(*game, old, turn.end, beginning);
      ASSERT_GE(amended.actions.size(), beginning.size());
      EXPECT_TRUE(std::equal(beginning.begin(), beginning.end(), amended.actions.begin()));
      EXPECT_TRUE(all_legal(*game, amended.actions));
      ASSERT_LE(amended.next, old.size());
      if (amended.next < old.size()) {
        ASSERT_FALSE(amended.left_out.empty()) << "what stops it is named";
        EXPECT_EQ(amended.left_out.back().action, old[amended.next]);
        ++stopped;
      }
      followed += amended.next > turn.end;
    }
  }
  EXPECT_GT(followed, 10u) << "it is not always over at once";
  EXPECT_GT(stopped, 10u) << "nor does everything always fit";
}

}  // namespace
}  // namespace bastide::amend_test
