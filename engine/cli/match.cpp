// match: two computer players against each other, ours or other programs; with more than two seats,
// one against the rest.
// Every deck is played once from every seat, so that the luck of the draw cancels out; the error is
// that of the mean over decks.
#include <cinttypes>

#include "engine/cli/arguments.hpp"
#include "engine/cli/program.hpp"
#include "engine/cli/results.hpp"

namespace bastide::cli {
namespace {

// Results of one pair in one kind of game.
void print_summary(const DeckResult* first, std::size_t decks) {
  Mean won, margins, points[2], milliseconds[2];
  u64 games = 0;
  double sum = 0;
  for (std::size_t i = 0; i < decks; ++i) {
    const DeckResult& r = first[i];
    games += static_cast<u64>(r.games);
    sum += r.won;
    won.add(r.won / r.games);
    margins.add(r.margin);
    for (int k = 0; k < 2; ++k) {
      points[k].add(r.points[k]);
      milliseconds[k].add(r.milliseconds[k]);
    }
  }
  std::printf("%s against %s, %s: %" PRIu64 " games on %zu decks\n", first->first.c_str(),
              first->second.c_str(), first->game.c_str(), games, decks);
  std::printf("won      %.1f, win rate %.1f %% ± %.1f (even: %.1f %%)\n", sum, 100 * won.mean(),
              100 * won.error(), 100.0 / first->games);
  std::printf("margin   %+.2f ± %.2f\n", margins.mean(), margins.error());
  std::printf("points   %.2f ± %.2f : %.2f ± %.2f\n", points[0].mean(), points[0].error(),
              points[1].mean(), points[1].error());
  std::printf("ms/turn  %.2f : %.2f\n", milliseconds[0].mean(), milliseconds[1].mean());
}

void print_summaries(std::vector<DeckResult> results) {
  sort_results(results);
  for (std::size_t from = 0, to; from < results.size(); from = to) {
    const DeckResult& r = results[from];
    for (to = from; to < results.size() && results[to].game == r.game &&
                    results[to].first == r.first && results[to].second == r.second;)
      ++to;
    print_summary(&r, to - from);
  }
}

int merge(const Arguments& files) {
  std::vector<DeckResult> results;
  for (const std::string_view file : files)
    if (!read_results(file, results)) return 1;
  print_summaries(std::move(results));
  return 0;
}

}  // namespace

int match(const Arguments& arguments) {
  Arguments words = arguments;
  if (!words.empty() && words[0] == "--merge") return merge({words.begin() + 1, words.end()});
  bool bad = false;
  u64 games = 200, seed = 1, from = 0, count = 0;
  const std::string named = name_of_setup(words);
  Setup setup = take_setup(words, bad);
  take_number(words, "--games", 2, 10'000'000, games, bad);
  take_number(words, "--seed", 0, ~u64{0}, seed, bad);
  take_number(words, "--from", 0, 10'000'000, from, bad);
  take_number(words, "--count", 1, 10'000'000, count, bad);
  const bool lines = take_switch(words, "--lines");
  if (bad) return 2;
  if (words.size() != 2) {
    std::fprintf(stderr, "bastide: match takes two players\n");
    return 2;
  }
  const std::string names[2] = {std::string(words[0]), std::string(words[1])};
  Contender players[2];
  for (int k = 0; k < 2; ++k) {
    const std::string_view word = words[static_cast<std::size_t>(k)];
    const auto read = names_program(word) ? read_program(word) : read_contender(word);
    if (!read) return 2;
    players[k] = *read;
  }

  setup.first_player = 0;
  auto game = make_game(builtin_catalogue(), setup);
  if (!game) {
    print_error(game.error().code, game.error().detail);
    return 2;
  }
  if (game->sides < 2) {
    std::fprintf(stderr, "bastide: a match is for two players or more\n");
    return 2;
  }
  const u64 seats = static_cast<u64>(game->sides);
  if (count == 0) count = (games + seats - 1) / seats;
  std::vector<DeckResult> results;
  for (u64 deck = from; deck < from + count; ++deck) {
    const auto result = play_deck(*game, names, players, seed, deck);
    if (!result) return 1;
    results.push_back(*result);
    results.back().game = named;
    if (lines) print_result(results.back());
  }
  if (!lines) print_summaries(std::move(results));
  return 0;
}

}  // namespace bastide::cli
