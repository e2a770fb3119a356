// luck: plays games between two players and tells how far their results spread, with the luck of
// the draw and without it.
#include <cinttypes>
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/lab/decks.hpp"
#include "engine/lab/results.hpp"
#include "engine/players/luck.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::cli {
namespace {

// Of one game, for the first of the players.
struct Margin {
  double whole = 0, luck = 0;
};

struct Margins {
  Mean raw, luck, adjusted;
  double product = 0;  // of the margin and the luck
};

double deviation(const Mean& mean) {
  return mean.error() / 1.96 * std::sqrt(static_cast<double>(mean.n));
}

Margin play(const Game& game, const Contender (&players)[2], PlayerIndex seat) {
  State state = initial_state(game);
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(game.setup.seed, p);
  double luck = 0, seconds = 0;
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) break;
    Action action;
    if (d.chance) {
      action = chance_outcome(game, state);
      if (d.phase == Phase::draw)
        luck += luck_of_draw(game, state, static_cast<TypeIndex>(action.what)).points[seat];
    } else {
      action =
          choose_within(players[d.player != seat], game, state, chance[d.player], seconds).action;
    }
    apply(game, state, action);
  }
  return {outlook(game, state).margins[seat], luck};
}

void add(const Margin& one, Margins& margins) {
  margins.raw.add(one.whole);
  margins.luck.add(one.luck);
  margins.adjusted.add(one.whole - one.luck);
  margins.product += one.whole * one.luck;
}

void print_margins(const Margins& margins) {
  const double spread = deviation(margins.raw), rest = deviation(margins.adjusted);
  std::printf("margin   %+.2f ± %.2f, standard deviation %.2f\n", margins.raw.mean(),
              margins.raw.error(), spread);
  std::printf("luck     %+.2f ± %.2f, standard deviation %.2f\n", margins.luck.mean(),
              margins.luck.error(), deviation(margins.luck));
  std::printf("adjusted %+.2f ± %.2f, standard deviation %.2f: %.2f of that of the margin\n",
              margins.adjusted.mean(), margins.adjusted.error(), rest, rest / spread);
  const double n = static_cast<double>(margins.raw.n);
  const double with = (margins.product - margins.raw.sum * margins.luck.sum / n) / n;
  std::printf("slope    %.2f points of margin for each of luck\n",
              with / (deviation(margins.luck) * deviation(margins.luck)));
}

}  // namespace

int luck(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  Decks games{.count = 200};
  const Setup setup = take_games(words, 2, games, bad);
  if (bad) return 2;
  if (words.size() != 2) {
    std::fprintf(stderr, "bastide: luck takes two players\n");
    return 2;
  }
  Contender players[2];
  for (std::size_t k = 0; k < 2; ++k) {
    const auto read = read_contender(words[k]);
    if (!read) return 2;
    players[k] = *read;
    games.threads = threads_for(players[k], games.threads);
  }
  const auto game = game_of(setup, 2, "these are games of two players or more");
  if (!game) return 2;
  Margins margins;
  play_decks(
      *game, games,
      [&](const Game& dealt, u64 i) {
        const u64 seat = i % static_cast<u64>(dealt.sides);
        return std::optional(play(dealt, players, static_cast<PlayerIndex>(seat)));
      },
      [&](Margin&& one) { add(one, margins); });
  print_margins(margins);
  return 0;
}

}  // namespace bastide::cli
