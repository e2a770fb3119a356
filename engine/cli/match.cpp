// match: two computer players against each other. Every deck is played twice with the seats
// swapped, so that the luck of the draw cancels; the error is that of the mean over decks.
#include <algorithm>
#include <cinttypes>
#include <cmath>

#include "engine/base/random.hpp"
#include "engine/cli/arguments.hpp"
#include "engine/players/play.hpp"

namespace bastide::cli {
namespace {

// Mean and the half width of its 95 % interval.
struct Mean {
  double sum = 0, squares = 0;
  u64 n = 0;

  void add(double x) {
    sum += x;
    squares += x * x;
    ++n;
  }
  double mean() const { return sum / static_cast<double>(n); }
  double error() const {
    if (n < 2) return 0;
    const double count = static_cast<double>(n);
    const double variance = std::max(0.0, squares - sum * sum / count) / (count - 1);
    return 1.96 * std::sqrt(variance / count);
  }
};

const PlayerKind* player(std::string_view id) {
  const PlayerKind* kind = find_player_kind(id);
  if (kind) return kind;
  print_error("unknown player", id);
  for (const PlayerKind& known : player_kinds())
    std::fprintf(stderr, "  %.*s\n", static_cast<int>(known.id.size()), known.id.data());
  return nullptr;
}

}  // namespace

int match(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 games = 200, seed = 1;
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 2, 10'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  if (bad) return 2;
  if (words.size() != 2) {
    std::fprintf(stderr, "bastide: match takes two players\n");
    return 2;
  }
  if (setup.players != 2) {
    std::fprintf(stderr, "bastide: a match is for two players\n");
    return 2;
  }
  const PlayerKind* const sides[2] = {player(words[0]), player(words[1])};
  if (!sides[0] || !sides[1]) return 2;

  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  Mean wins, margins, points[2];
  u64 won = 0, drawn = 0, lost = 0;
  const u64 decks = (games + 1) / 2;
  for (u64 i = 0; i < decks; ++i) {
    game->setup.seed = random_at(seed, i);
    double win = 0, margin = 0, score[2] = {};
    for (std::size_t swap = 0; swap < 2; ++swap) {
      Table table{};
      table[0] = sides[swap];
      table[1] = sides[1 - swap];
      State state = initial_state(*game);
      play_out(*game, state, table, random_at(game->setup.seed, swap));
      const int a = state.score[swap], b = state.score[1 - swap];
      ++(a > b ? won : a == b ? drawn : lost);
      win += a > b ? 0.5 : a == b ? 0.25 : 0;
      margin += (a - b) / 2.0;
      score[0] += a / 2.0;
      score[1] += b / 2.0;
    }
    wins.add(win);
    margins.add(margin);
    points[0].add(score[0]);
    points[1].add(score[1]);
  }
  std::printf("%.*s against %.*s, %" PRIu64 " games on %" PRIu64 " decks\n",
              static_cast<int>(words[0].size()), words[0].data(), static_cast<int>(words[1].size()),
              words[1].data(), 2 * decks, decks);
  std::printf("won %" PRIu64 ", drawn %" PRIu64 ", lost %" PRIu64 "\n", won, drawn, lost);
  std::printf("win rate %.1f %% ± %.1f\n", 100 * wins.mean(), 100 * wins.error());
  std::printf("margin   %+.2f ± %.2f\n", margins.mean(), margins.error());
  std::printf("points   %.2f ± %.2f : %.2f ± %.2f\n", points[0].mean(), points[0].error(),
              points[1].mean(), points[1].error());
  return 0;
}

}  // namespace bastide::cli
