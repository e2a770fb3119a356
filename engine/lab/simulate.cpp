// simulate: plays games between computer players and prints the speed, the results, and a hash for
// comparing two builds.
#include <algorithm>
#include <chrono>
#include <cinttypes>
#include <cmath>
#include <vector>

#include "engine/base/random.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"

namespace bastide::cli {
namespace {

// How many games had a landscape of so many tiles in the end.
struct Lengths {
  static constexpr std::size_t step = 10;
  std::vector<u64> games;  // of `step` tiles and more, of twice as many and so on

  void add(std::size_t tiles) {
    games.resize(std::max(games.size(), tiles / step));
    for (std::size_t i = 0; i < tiles / step; ++i) ++games[i];
  }
  void print(double all) const {
    std::printf("games with");
    for (std::size_t i = 0; i < games.size(); ++i)
      std::printf("%s %zu tiles %.1f %%", i > 0 ? "," : "", (i + 1) * step,
                  100 * static_cast<double>(games[i]) / all);
    std::printf("\n");
  }
};

}  // namespace

int simulate(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 1000, seed = 1;
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 1, 100'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  const std::string_view id = take_value(words, "--player", bad).value_or("random");
  const auto who = bad ? std::nullopt : read_contender(id);
  if (!who || !nothing_left(words)) return 2;
  if (who->milliseconds != 0) {  // its hash would differ from run to run
    print_error("only nodes can be limited", id);
    return 2;
  }
  SearchControl control;
  control.nodes = who->nodes;

  setup.seed = random_at(seed, 0);
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  u64 hash = 0, turns = 0, tiles = 0, together = 0, won = 0, tiles_left = 0;
  double points = 0;
  Lengths lengths;
  const auto begun = std::chrono::steady_clock::now();
  for (u64 i = 0; i < games; ++i) {
    game->setup.seed = random_at(seed, i);  // nothing else in a Game depends on the seed
    State state = initial_state(*game);
    play_out(*game, state, game->setup.seed, [&](PlayerIndex, const State& now, Random& random) {
      return choose_unseeing(*who->kind, *game, now, random, control);
    });
    hash = mix64(hash ^ state_hash(*game, state));
    turns += state.turn - 1u;
    tiles += state.board.tiles.size() - game->start.size();
    for (int p = 0; p < game->sides; ++p) points += state.score[p];
    lengths.add(state.board.tiles.size());
    const Outcome end = outcome(*game, state);
    together += end.together;
    if (!end.together || end.winners == 0) continue;
    ++won;
    tiles_left += state.bag_total;
  }
  const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begun;
  const double n = static_cast<double>(games);
  std::printf(
      "%" PRIu64
      " games of %d players (%.*s), %.2f s, %.0f games/s, %.3f ms per turn, %.0f ns per tile\n",
      games, setup.players, static_cast<int>(id.size()), id.data(), time.count(), n / time.count(),
      1000 * time.count() / static_cast<double>(turns),
      1e9 * time.count() / static_cast<double>(tiles));
  std::printf("points per player %.2f, turns per game %.1f, tiles laid %.1f\n",
              points / n / setup.players, static_cast<double>(turns) / n,
              static_cast<double>(tiles) / n);
  if (together > 0) {
    const double share = static_cast<double>(won) / n;
    std::printf("won together %.1f %% ± %.1f, with %.1f tiles left\n", 100 * share,
                100 * 1.96 * std::sqrt(share * (1 - share) / n),
                won == 0 ? 0 : static_cast<double>(tiles_left) / static_cast<double>(won));
  }
  if (setup.players == 1) lengths.print(n);
  std::printf("behaviour %016" PRIx64 "\n", hash);
  return 0;
}

}  // namespace bastide::cli
