// chances: whether games come out as often as was said at the beginning of their turns, and which
// spread would have said it best.
#include <algorithm>
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::cli {
namespace {

// The beginning of a turn: what each side could expect, and what came of it.
struct Standing {
  PerSide points{}, won{};  // a fraction if the victory is shared
  int left = 0;             // tiles
};

void play(const Game& game, const Contender& who, std::vector<Standing>& all) {
  State state = initial_state(game);
  const std::size_t first = all.size();
  int turn = state.turn;
  SearchControl control;
  control.nodes = who.nodes;
  Random random{game.setup.seed};
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) break;
    if (state.turn != turn) {
      all.push_back({.points = outlook(game, state).points, .left = state.bag_total});
      turn = state.turn;
    }
    apply(game, state,
          d.chance ? chance_outcome(game, state)
                   : choose_unseeing(*who.kind, game, state, random, control).action);
  }
  for (std::size_t i = first; i < all.size(); ++i) all[i].won = win_chances(game, state);
}

PerSide said_of(const Standing& one, int sides, const WinSpread& spread) {
  return chances_with(one.points, sides, one.left, spread);
}

// The surprise of an observer who believes in a spread: nats per standing.
double surprise(const std::vector<Standing>& all, int sides, const WinSpread& spread) {
  double sum = 0;
  for (const Standing& one : all) {
    const auto said = said_of(one, sides, spread);
    for (std::size_t p = 0; p < static_cast<std::size_t>(sides); ++p)
      sum -= one.won[p] * std::log(std::max(said[p], 1e-6));
  }
  return sum / static_cast<double>(all.size());
}

// Changes one number after the other as long as that helps.
WinSpread best_spread(const std::vector<Standing>& all, int sides, WinSpread best) {
  double least = surprise(all, sides, best);
  for (double step = 1.6; step > 1.03; step = std::sqrt(step)) {
    bool better = true;
    while (better) {
      better = false;
      for (double WinSpread::*number : {&WinSpread::per_tile, &WinSpread::floor, &WinSpread::upset})
        for (const double times : {step, 1 / step}) {
          WinSpread other = best;
          other.*number *= times;
          const double now = surprise(all, sides, other);
          if (now >= least) continue;
          least = now;
          best = other;
          better = true;
        }
    }
  }
  return best;
}

// Of the standings with so many tiles left, in tenths of what was said.
void print_bins(const std::vector<Standing>& all, const Game& game, int from, int to) {
  constexpr std::size_t bins = 10;
  double said[bins] = {}, won[bins] = {};
  int count[bins] = {};
  for (const Standing& one : all) {
    if (one.left < from || one.left >= to) continue;
    const auto chances = said_of(one, game.sides, spread_of(game));
    for (std::size_t p = 0; p < static_cast<std::size_t>(game.sides); ++p) {
      const std::size_t bin = std::min(bins - 1, static_cast<std::size_t>(chances[p] * bins));
      said[bin] += chances[p];
      won[bin] += one.won[p];
      ++count[bin];
    }
  }
  for (std::size_t bin = 0; bin < bins; ++bin)
    if (count[bin] > 0)
      std::printf("  said %5.1f %%, won %5.1f %%, of %d\n", 100 * said[bin] / count[bin],
                  100 * won[bin] / count[bin], count[bin]);
}

void print_kept(const std::vector<Standing>& all, const Game& game) {
  constexpr int most = 1000;
  std::printf("all\n");
  print_bins(all, game, 0, most);
  constexpr int limits[] = {0, 12, 36, most};
  for (std::size_t i = 0; i + 1 < std::size(limits); ++i) {
    std::printf("from %d tiles left\n", limits[i]);
    print_bins(all, game, limits[i], limits[i + 1]);
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
  std::vector<Standing> all;
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = random_at(seed, i);
    play(*game, *who, all);
  }
  if (all.empty()) return 1;
  const WinSpread now = spread_of(*game), best = best_spread(all, game->sides, now);
  for (const auto& [name, spread] : {std::pair("now: ", now), std::pair("best:", best)})
    std::printf("%s per_tile %.2f, floor %.2f, upset %.3f: %.4f nats\n", name, spread.per_tile,
                spread.floor, spread.upset, surprise(all, game->sides, spread));
  print_kept(all, *game);
  return 0;
}

}  // namespace bastide::cli
