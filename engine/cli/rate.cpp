// rate: plays games between two players, and rates both by them as the score sheet does: by what
// the levels would have lost at the same decisions.
#include <algorithm>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/players/judging.hpp"

namespace bastide::cli {
namespace {

struct Rated {
  std::string name;
  Contender who;
  std::vector<LossesAt> decisions = {};
};

// A game in which the first of the players sits in this seat, the other in all the others.
void play(const Game& game, Rated (&players)[2], PlayerIndex seat, u32 nodes) {
  State state = initial_state(game);
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(game.setup.seed, p);
  double seconds = 0;
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) break;
    if (d.chance) {
      apply(game, state, chance_outcome(game, state));
      continue;
    }
    Rated& rated = players[d.player != seat];
    const auto choose = [&](const State& now) {
      return choose_within(rated.who, game, now, chance[d.player], seconds);
    };
    if (d.phase != Phase::place) {
      apply(game, state, choose(state).action);
      continue;
    }
    const TurnActions turn = turn_of(game, state, choose);
    const u64 judge = random_at(game.setup.seed, u64{1} << 32 | state.board.tiles.size());
    SearchControl control;
    control.nodes = nodes;
    if (const auto worth = judge_turn(game, state, turn, judge, control))
      rated.decisions.push_back(worth->losses);
    for (const Action& action : turn) apply(game, state, action);
  }
}

void print_rated(const Rated& rated) {
  LossesAt sum;
  for (const LossesAt& at : rated.decisions) sum = sum + at;
  const auto n = static_cast<double>(std::max<std::size_t>(rated.decisions.size(), 1));
  std::printf("%-12s %.2f points lost at %zu decisions;", rated.name.c_str(), sum.own / n,
              rated.decisions.size());
  for (std::size_t i = 0; i < level_count; ++i)
    std::printf(" %.*s %.2f", static_cast<int>(levels[i].id.size()), levels[i].id.data(),
                sum.levels[i] / n);
  const auto rating = rating_by_levels(rated.decisions);
  if (rating && rating->error <= clear_rating)
    std::printf("\n  Elo %+.0f ± %.0f\n", rating->elo, 1.96 * rating->error);
  else
    std::printf("\n  too few games\n");
}

}  // namespace

int rate(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 20, seed = 1, nodes = 1000;
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 1, 1'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  take_number(words, "--nodes", 50, 10'000'000, nodes, bad);
  if (bad) return 2;
  if (words.size() != 2) {
    std::fprintf(stderr, "bastide: rate takes two players\n");
    return 2;
  }
  Rated players[2];
  for (std::size_t k = 0; k < 2; ++k) {
    const auto who = read_contender(words[k]);
    if (!who) return 2;
    players[k] = {.name = std::string(words[k]), .who = *who};
  }
  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game || game->sides < 2) {
    std::fprintf(stderr, "bastide: these are games of two players or more\n");
    return 2;
  }
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = random_at(seed, i);
    play(*game, players, static_cast<PlayerIndex>(i % static_cast<u64>(game->sides)),
         static_cast<u32>(nodes));
  }
  for (const Rated& rated : players) print_rated(rated);
  return 0;
}

}  // namespace bastide::cli
