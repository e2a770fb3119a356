// perft: the number of sequences of n actions from a position. Every decision counts, and so does
// every chance node: a draw has as many branches as there are types left in the bag, regardless of
// their copies. A sequence that ends the game early counts only if it has n actions.
//
// The numbers change when the rules, the tiles or the definition of distinct actions change, and
// for no other reason. At low depth the slow oracle confirms them.
#include <gtest/gtest.h>

#include "engine/base/random.hpp"
#include "engine/rules/game.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle::perft_test {
namespace {

u64 perft(const Game& game, const State& state, int depth) {
  ActionList actions;
  legal_actions(game, state, actions);
  if (depth <= 1) return depth == 0 ? 1 : actions.size();
  u64 sequences = 0;
  for (const Action& action : actions) {
    State next = state;
    apply(game, next, action);
    sequences += perft(game, next, depth - 1);
  }
  return sequences;
}

u64 slow_perft(const Referee& referee, int depth) {
  if (depth == 0) return 1;
  u64 sequences = 0;
  for (const Action& action : referee.legal()) {
    Referee next = referee;
    next.play(action);
    sequences += slow_perft(next, depth - 1);
  }
  return sequences;
}

struct Position {
  Game game;
  State state;
  Referee referee;
};

// The position after a number of random actions. Meeples are used sparingly, so that there is
// something to decide.
Position position_after(int actions, u64 seed, int players, const Options& options) {
  bastide::Setup setup;
  setup.players = static_cast<u8>(players);
  setup.first_player = 0;
  setup.options = options;
  static const Catalogue catalogue = builtin_catalogue();
  Game game = *make_game(catalogue, setup);
  State state = initial_state(game);
  Position position{std::move(game), state, Referee(setup, {}, 0)};
  // The referee points into the game's types, which must not move from here on.
  position.referee = Referee(setup, position.game.types, 0);
  Random random{seed};
  for (int n = 0; n < actions; ++n) {
    ActionList list;
    legal_actions(position.game, position.state, list);
    const bool spare = list[0] == pass_action() && random.below(3) != 0;
    const Action action = spare ? list[0] : list[random.below(static_cast<u32>(list.size()))];
    apply(position.game, position.state, action);
    position.referee.play(action);
  }
  return position;
}

void expect_perft(const Position& position, const std::vector<u64>& golden, int confirmed) {
  for (int depth = 1; depth <= static_cast<int>(golden.size()); ++depth) {
    const u64 wanted = golden[static_cast<std::size_t>(depth - 1)];
    EXPECT_EQ(perft(position.game, position.state, depth), wanted) << "depth " << depth;
    if (depth > confirmed) continue;
    EXPECT_EQ(slow_perft(position.referee, depth), wanted) << "oracle, depth " << depth;
  }
}

TEST(Perft, from_the_start) {
  expect_perft(position_after(0, 0, 2, {}), {32, 133, 592, 18743, 122246}, 3);
}

TEST(Perft, from_the_start_without_farmers) {
  Options options;
  options.farmers = false;
  expect_perft(position_after(0, 0, 4, options), {32, 133, 364, 11521}, 3);
}

TEST(Perft, in_the_middle_of_a_game) {
  expect_perft(position_after(105, 11, 3, {}), {16, 513, 2376, 37127, 1221077}, 3);
}

TEST(Perft, near_the_end_with_every_option) {  // variants of the turn and the board have their own
  Options options;
  for (const OptionInfo& option : option_infos())
    options.*option.value =
        (!option.rule.starts_with("VAR") && option.rule != "OPT-PRINT") || option.rule == "VAR-10";
  expect_perft(position_after(201, 5, 2, options), {2, 93, 344, 451, 17144, 62870, 74448}, 4);
}

}  // namespace
}  // namespace bastide::oracle::perft_test
