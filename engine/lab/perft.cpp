// perft: counts the sequences of actions, chance outcomes included, up to a depth.
#include <chrono>
#include <cinttypes>

#include "engine/cli/arguments.hpp"
#include "engine/rules/game.hpp"

namespace bastide::cli {
namespace {

u64 count(const Game& game, const State& state, int depth) {
  if (depth == 0) return 1;
  ActionList actions;
  legal_actions(game, state, actions);
  if (depth == 1) return actions.size();
  u64 sum = 0;
  for (const Action& action : actions) {
    State next = state;
    apply(game, next, action);
    sum += count(game, next, depth - 1);
  }
  return sum;
}

}  // namespace

int perft(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 seed = 1;
  Setup setup = take_setup(words, bad);
  setup.first_player = 0;
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  setup.seed = seed;
  if (bad) return 2;
  const auto depth = words.size() == 1 ? number(words[0]) : std::nullopt;
  if (!depth || *depth > 12) {
    std::fprintf(stderr, "bastide: perft takes a depth from 0 to 12\n");
    return 2;
  }
  const auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  const State start = initial_state(*game);
  for (int d = 1; d <= static_cast<int>(*depth); ++d) {
    const auto begun = std::chrono::steady_clock::now();
    const u64 sequences = count(*game, start, d);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
    std::printf("%2d %14" PRIu64 "  %.2f s\n", d, sequences, time.count());
  }
  return 0;
}

}  // namespace bastide::cli
