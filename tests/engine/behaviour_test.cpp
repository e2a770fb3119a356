// What whole games come to, as one number, and what they cost.
#include "engine/base/random.hpp"
#include "tests/bench/allocations.hpp"
#include "tests/engine/table.hpp"

namespace bastide::testing::behaviour_test {
namespace {

// Plays a game to its end, choosing uniformly among the legal actions; calls `visit` with every
// state.
template <class Visit>
void play_at_random(const Game& game, Random& random, Visit visit) {
  State state = initial_state(game);
  ActionList actions;
  for (visit(state); !state.over; visit(state)) {
    if (decision(game, state).chance) {
      apply(game, state, chance_outcome(game, state));
      continue;
    }
    legal_actions(game, state, actions);
    apply(game, state, actions[random.below(static_cast<u32>(actions.size()))]);
  }
}

bastide::Setup nth_setup(u64 n) {
  bastide::Setup setup;
  setup.players = static_cast<u8>(2 + n % 5);
  setup.seed = n;
  u64 bits = n / 5;
  for (const OptionInfo& option : option_infos()) {
    if (bits % 3 == 1) setup.options.*option.value = !(setup.options.*option.value);
    bits /= 3;
  }
  return setup;
}

// The same in every build: native, WebAssembly, any compiler. If the rules, the tiles, the random
// generator or the order of legal actions change it, old links change, too.
TEST(Behaviour, seeded_games_are_the_same_everywhere) {
  u64 hash = 0;
  for (u64 n = 0; n < 400; ++n) {
    const auto game = make_game(catalogue(), nth_setup(n));
    ASSERT_TRUE(game);
    Random random{n};
    play_at_random(*game, random,
                   [&](const State& state) { hash = mix64(hash ^ state_hash(*game, state)); });
  }
  EXPECT_EQ(hash, 4408996146896294234u);
}

// With the expansions of the two big boxes: what came later must not change these games.
bastide::Setup nth_expanded_setup(u64 n) {
  bastide::Setup setup = nth_setup(n);
  u64 bits = mix64(n);
  for (const ExpansionInfo& info : expansion_infos()) {
    if (((big_box_7() | big_box_5()) & expansion_bit(info.expansion)) != 0 && (bits & 1) != 0)
      setup.expansions |= expansion_bit(info.expansion);
    bits >>= 1;
  }
  return setup;
}

TEST(Behaviour, seeded_games_with_expansions_are_the_same_everywhere) {
  u64 hash = 0;
  for (u64 n = 0; n < 200; ++n) {
    const auto game = make_game(catalogue(), nth_expanded_setup(n));
    ASSERT_TRUE(game);
    Random random{n};
    play_at_random(*game, random,
                   [&](const State& state) { hash = mix64(hash ^ state_hash(*game, state)); });
  }
  EXPECT_EQ(hash, 9596553155268474191u);
}

// The root stored in the nodes of a feature agrees with the ring that links them.
TEST(Behaviour, segments_know_the_root_of_their_feature) {
  std::size_t joined = 0;
  for (u64 n = 0; n < 60; ++n) {
    const auto game = make_game(catalogue(), nth_expanded_setup(n));
    ASSERT_TRUE(game);
    Random random{n};
    State end;
    play_at_random(*game, random, [&](const State& state) { end = state; });
    const Board& board = end.board;
    std::vector<std::size_t> knowing(board.parent.size()), listed(board.parent.size());
    for (Node node = 0; node < board.parent.size(); ++node) {
      const Node root = find_root(board, node);
      ASSERT_EQ(find_root(board, root), root);
      ++knowing[root];
      if (root != node) continue;
      each_node(board, root, [&](Node other) {
        ASSERT_EQ(find_root(board, other), root);
        ++listed[root];
      });
      joined += listed[root] > 1;
    }
    EXPECT_EQ(knowing, listed);
  }
  EXPECT_GT(joined, 1000u);
}

TEST(Behaviour, a_playout_allocates_nothing) {
  for (u64 n = 0; n < 80; ++n) {
    const auto game = make_game(catalogue(), n < 40 ? nth_setup(n) : nth_expanded_setup(n));
    ASSERT_TRUE(game);
    Random random{n};
    State copy;
    const u64 before = allocations_so_far();
    play_at_random(*game, random, [&](const State& state) { copy = state; });
    EXPECT_EQ(allocations_so_far(), before);
  }
  const u64 before = allocations_so_far();
  ::operator delete(::operator new(1));
  EXPECT_GT(allocations_so_far(), before);  // checks that the counter works
}

TEST(Behaviour, a_state_is_a_small_value) {
  static_assert(std::is_trivially_destructible_v<State>);
  EXPECT_LE(sizeof(State), 56u * 1024);  // what is in use is copied, no more
}

}  // namespace
}  // namespace bastide::testing::behaviour_test
