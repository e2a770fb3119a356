// match: two computer players against each other, ours or other programs; with more than two seats,
// one against the rest.
// Every deck is played once from every seat, so that the luck of the draw cancels out; the error is
// that of the mean over decks.
#include <cinttypes>

#include "engine/cli/arguments.hpp"
#include "engine/lab/decks.hpp"
#include "engine/lab/program.hpp"
#include "engine/lab/results.hpp"

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
  u64 games = 200;
  Decks decks;
  const std::string named = name_of_setup(words);
  const Setup setup = take_setup(words, bad);
  take_number(words, "--games", 2, 10'000'000, games, bad);
  take_decks(words, decks, bad);
  take_part(words, decks, bad);
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
    decks.threads = threads_for(players[k], decks.threads);
  }

  const auto game = game_of(setup, 2, "a match is for two players or more");
  if (!game) return 2;
  const u64 seats = static_cast<u64>(game->sides);
  if (decks.count == 0) decks.count = (games + seats - 1) / seats;
  std::vector<DeckResult> results;
  const auto play = [&](const Game& dealt, u64 deck) {
    return play_deck(dealt, names, players, decks.seed, deck);
  };
  const bool good = play_decks(*game, decks, play, [&](DeckResult&& result) {
    results.push_back(std::move(result));
    results.back().game = named;
    if (lines) print_result(results.back());
  });
  if (!good) return 1;
  if (!lines) print_summaries(std::move(results));
  return 0;
}

}  // namespace bastide::cli
