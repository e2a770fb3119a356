// chances: estimates from played games how likely a lead is to win, by the number of tiles left.
#include <algorithm>
#include <cmath>
#include <memory>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::cli {
namespace {

// After a turn: the margin its player could expect, and whether it was enough.
struct Lead {
  double margin = 0;
  int left = 0;
  double won = 0;  // a fraction if the victory is shared
};

double margin_of(const Game& game, const State& state, PlayerIndex side) {
  DrawOdds odds(game, state, Weights{});
  const auto seen = std::make_unique<Survey>();
  survey(odds, state.board, *seen);
  return margin(odds, estimate(odds, *seen, state), side);
}

void play(const Game& game, const Contender& who, std::vector<Lead>& all) {
  State state = initial_state(game);
  const std::size_t first = all.size();
  std::vector<PlayerIndex> sides;
  int turn = state.turn;
  PlayerIndex active = state.active;
  SearchControl control;
  control.nodes = who.nodes;
  Random random{game.setup.seed};
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) break;
    if (state.turn != turn) {
      all.push_back({margin_of(game, state, active), state.bag_total, 0});
      sides.push_back(active);
      turn = state.turn;
      active = state.active;
    }
    apply(game, state,
          d.chance ? chance_outcome(game, state)
                   : choose_unseeing(*who.kind, game, state, random, control).action);
  }
  const Outcome end = outcome(game, state);
  int winners = 0;
  for (PlayerIndex p = 0; p < game.sides; ++p) winners += end.winners >> p & 1;
  for (std::size_t i = 0; i < sides.size(); ++i)
    if (end.winners >> sides[i] & 1) all[first + i].won = 1.0 / winners;
}

// The surprise of an observer who believes in a spread: nats per standing.
double surprise(const std::vector<Lead>& all, int sides, const WinSpread& spread) {
  double sum = 0;
  for (const Lead& one : all) {
    const double chance =
        std::clamp(win_chance(one.margin, one.left, sides, spread), 1e-6, 1 - 1e-6);
    sum -= one.won * std::log(chance) + (1 - one.won) * std::log(1 - chance);
  }
  return sum / static_cast<double>(all.size());
}

WinSpread best_spread(const std::vector<Lead>& all, int sides) {
  WinSpread best;
  double least = 1e9;
  for (double per_tile = 0.2; per_tile < 30; per_tile *= 1.1)
    for (double floor = 0.1; floor < 60; floor *= 1.3) {
      const double now = surprise(all, sides, {per_tile, floor});
      if (now < least) least = now, best = {per_tile, floor};
    }
  return best;
}

void print_kept(const std::vector<Lead>& all, int sides) {
  constexpr int most = 90, step = 18, classes = 5;
  std::printf("said and come true, by the tiles left:\n");
  for (int from = 0; from < most; from += step) {
    double said[classes] = {}, won[classes] = {};
    int count[classes] = {};
    for (const Lead& one : all) {
      if (one.left < from || (one.left >= from + step && from + step < most)) continue;
      const double chance = win_chance(one.margin, one.left, sides);
      const int c = std::min(classes - 1, static_cast<int>(chance * classes));
      said[c] += chance;
      won[c] += one.won;
      ++count[c];
    }
    std::printf("%3d", from);
    for (int c = 0; c < classes; ++c)
      if (count[c] > 0)
        std::printf("   %3.0f %3.0f %% (%d)", 100 * said[c] / count[c], 100 * won[c] / count[c],
                    count[c]);
    std::printf("\n");
  }
}

}  // namespace

int chances(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 200, seed = 1;
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 1, 1'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  const std::string_view id = take_value(words, "--player", bad).value_or("greedy");
  const auto who = bad ? std::nullopt : read_contender(id);
  if (!who || !nothing_left(words)) return 2;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  std::vector<Lead> all;
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = random_at(seed, i);
    play(*game, *who, all);
  }
  if (all.empty()) return 1;
  const WinSpread best = best_spread(all, game->sides);
  std::printf("best: per_tile %.2f, floor %.2f: %.4f nats; as it is: %.4f\n", best.per_tile,
              best.floor, surprise(all, game->sides, best), surprise(all, game->sides, {}));
  print_kept(all, game->sides);
  return 0;
}

}  // namespace bastide::cli
