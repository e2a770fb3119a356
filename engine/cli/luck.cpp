// luck: plays games between two players and tells how far their results spread, with the luck of
// the draw and without it.
#include <cinttypes>
#include <cmath>

#include "engine/cli/arguments.hpp"
#include "engine/cli/results.hpp"
#include "engine/players/luck.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::cli {
namespace {

struct Margins {
  Mean raw, luck, adjusted;
  double product = 0;  // of the margin and the luck
};

double deviation(const Mean& mean) {
  return mean.error() / 1.96 * std::sqrt(static_cast<double>(mean.n));
}

void play(const Game& game, const Contender (&players)[2], PlayerIndex seat, Margins& margins) {
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
  const double margin = outlook(game, state).margins[seat];
  margins.raw.add(margin);
  margins.luck.add(luck);
  margins.adjusted.add(margin - luck);
  margins.product += margin * luck;
}

}  // namespace

int luck(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 200, seed = 1;
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 2, 10'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
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
  }
  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game || game->sides < 2) {
    std::fprintf(stderr, "bastide: these are games of two players or more\n");
    return 2;
  }
  Margins margins;
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = random_at(seed, i);
    play(*game, players, static_cast<PlayerIndex>(i % static_cast<u64>(game->sides)), margins);
  }
  const double spread = deviation(margins.raw), rest = deviation(margins.adjusted);
  std::printf("margin   %+.2f ± %.2f, standard deviation %.2f\n", margins.raw.mean(),
              margins.raw.error(), spread);
  std::printf("luck     %+.2f ± %.2f, standard deviation %.2f\n", margins.luck.mean(),
              margins.luck.error(), deviation(margins.luck));
  std::printf("adjusted %+.2f ± %.2f, standard deviation %.2f: %.2f of that of the margin\n",
              margins.adjusted.mean(), margins.adjusted.error(), rest, rest / spread);
  const double n = static_cast<double>(games);
  const double with = (margins.product - margins.raw.sum * margins.luck.sum / n) / n;
  std::printf("slope    %.2f points of margin for each of luck\n",
              with / (deviation(margins.luck) * deviation(margins.luck)));
  return 0;
}

}  // namespace bastide::cli
