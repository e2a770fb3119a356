// rate: plays games between two players, and rates both by them as the score sheet does: by what
// the levels would have lost at the same decisions.
#include <algorithm>

#include "engine/cli/arguments.hpp"
#include "engine/lab/decks.hpp"
#include "engine/players/judging.hpp"

namespace bastide::cli {
namespace {

struct Rated {
  std::string name;
  Contender who;
  std::vector<LossesAt> decisions = {};
};

// By player.
using Decisions = std::array<std::vector<LossesAt>, 2>;

// A game in which the first of the players sits in this seat, the other in all the others.
Decisions play(const Game& game, const Rated (&players)[2], PlayerIndex seat, u32 nodes) {
  Decisions decisions;
  State state = initial_state(game);
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(game.setup.seed, p);
  double seconds = 0;
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over) return decisions;
    if (d.chance) {
      apply(game, state, chance_outcome(game, state));
      continue;
    }
    const std::size_t who = d.player != seat;
    const auto choose = [&](const State& now) {
      return choose_within(players[who].who, game, now, chance[d.player], seconds);
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
      decisions[who].push_back(worth->losses);
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
  u64 nodes = 1000;
  Decks games{.count = 20};
  const Setup setup = take_games(words, 1, games, bad);
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
    games.threads = threads_for(*who, games.threads);
  }
  const auto game = game_of(setup, 2, "these are games of two players or more");
  if (!game) return 2;
  play_decks(
      *game, games,
      [&](const Game& dealt, u64 i) {
        const u64 seat = i % static_cast<u64>(dealt.sides);
        return std::optional(
            play(dealt, players, static_cast<PlayerIndex>(seat), static_cast<u32>(nodes)));
      },
      [&](Decisions&& one) {
        for (std::size_t k = 0; k < 2; ++k)
          players[k].decisions.insert(players[k].decisions.end(), one[k].begin(), one[k].end());
      });
  for (const Rated& rated : players) print_rated(rated);
  return 0;
}

}  // namespace bastide::cli
