// ladder: matches the named levels against each other, every pair on the same decks, and derives
// their strength: Elo numbers with 95 % intervals.
#include <cinttypes>
#include <map>

#include "engine/cli/arguments.hpp"
#include "engine/lab/decks.hpp"
#include "engine/lab/results.hpp"
#include "engine/players/levels.hpp"

namespace bastide::cli {
namespace {

// For each pair: games played, and those that the one with the lower index won.
struct Crosstable {
  std::vector<std::string> names;
  std::vector<std::vector<double>> games, won;

  explicit Crosstable(const std::vector<std::string>& of)
      : names(of),
        games(of.size(), std::vector<double>(of.size())),
        won(of.size(), std::vector<double>(of.size())) {}

  void add(std::size_t a, std::size_t b, double played, double by_a) {
    games[a][b] += played;
    games[b][a] += played;
    won[a][b] += by_a;
    won[b][a] += played - by_a;
  }
};

// The strengths that make these results most likely (Bradley and Terry; Hunter's iteration), with
// mean 0. Half a drawn game between all who have met keeps them finite.
std::vector<double> fit(const Crosstable& table) {
  const std::size_t n = table.names.size();
  std::vector<double> strength(n, 1);
  for (int step = 0; step < 2000; ++step) {
    for (std::size_t a = 0; a < n; ++a) {
      double wins = 0, weight = 0;
      for (std::size_t b = 0; b < n; ++b) {
        if (table.games[a][b] == 0) continue;
        wins += table.won[a][b] + 0.25;
        weight += (table.games[a][b] + 0.5) / (strength[a] + strength[b]);
      }
      if (weight > 0) strength[a] = wins / weight;
    }
    double log_sum = 0;
    for (const double s : strength) log_sum += std::log(s);
    for (double& s : strength) s /= std::exp(log_sum / static_cast<double>(n));
  }
  for (double& s : strength) s = 400 * std::log10(s);
  return strength;
}

std::size_t index_of(std::vector<std::string>& names, const std::string& name) {
  std::size_t i = 0;
  while (i < names.size() && names[i] != name) ++i;
  if (i == names.size()) names.push_back(name);
  return i;
}

// The intervals come from bootstrapping: drawing the decks again with replacement.
void print_ladder(std::vector<DeckResult> results) {
  sort_results(results);
  std::vector<std::string> names;
  for (const Level& level : levels)
    for (const DeckResult& r : results)
      for (const std::string* name : {&r.first, &r.second})
        if (name->substr(0, name->find(':')) == level.id) index_of(names, *name);
  for (const DeckResult& r : results) {
    index_of(names, r.first);
    index_of(names, r.second);
  }
  const std::size_t n = names.size();
  const auto table_of = [&](const auto& times) {
    Crosstable table(names);
    for (std::size_t i = 0; i < results.size(); ++i) {
      const DeckResult& r = results[i];
      const double count = times(i);
      table.add(index_of(names, r.first), index_of(names, r.second), count * r.games,
                count * r.won);
    }
    return table;
  };
  const Crosstable table = table_of([](std::size_t) { return 1.0; });
  const std::vector<double> elo = fit(table);

  constexpr int samples = 200;
  std::vector<Mean> spread(n);
  for (u64 sample = 0; sample < samples; ++sample) {
    std::vector<double> times(results.size(), 0);
    Random random{sample};
    for (std::size_t from = 0, to; from < results.size(); from = to) {  // pair by pair
      for (to = from; to < results.size() && results[to].first == results[from].first &&
                      results[to].second == results[from].second;)
        ++to;
      for (std::size_t i = from; i < to; ++i)
        times[from + random.below(static_cast<u32>(to - from))] += 1;
    }
    const std::vector<double> again = fit(table_of([&](std::size_t i) { return times[i]; }));
    for (std::size_t a = 0; a < n; ++a) spread[a].add(again[a]);
  }

  std::vector<Mean> milliseconds(n);
  for (const DeckResult& r : results) {
    milliseconds[index_of(names, r.first)].add(r.milliseconds[0]);
    milliseconds[index_of(names, r.second)].add(r.milliseconds[1]);
  }
  std::printf("| player | Elo | ms a turn |");
  for (const std::string& name : names) std::printf(" %s |", name.c_str());
  std::printf("\n|---|---|---|");
  for (std::size_t a = 0; a < n; ++a) std::printf("---|");
  std::printf("\n");
  for (std::size_t a = 0; a < n; ++a) {
    const double deviation = spread[a].error() * std::sqrt(samples);  // 1.96 of them
    std::printf("| `%s` | %+.0f ± %.0f | %.1f |", names[a].c_str(), elo[a], deviation,
                milliseconds[a].mean());
    for (std::size_t b = 0; b < n; ++b) {
      if (table.games[a][b] == 0)
        std::printf(" |");
      else
        std::printf(" %.0f %% of %.0f |", 100 * table.won[a][b] / table.games[a][b],
                    table.games[a][b]);
    }
    std::printf("\n");
  }
}

}  // namespace

int ladder(const Arguments& arguments) {
  Arguments words = arguments;
  std::vector<DeckResult> results;
  if (!words.empty() && words[0] == "--merge") {
    for (std::size_t i = 1; i < words.size(); ++i)
      if (!read_results(words[i], results)) return 1;
    print_ladder(std::move(results));
    return 0;
  }
  bool bad = false;
  u64 games = 200, apart = levels.size();
  Decks decks;
  const std::string named = name_of_setup(words);
  const Setup setup = take_setup(words, bad);
  take_number(words, "--games", 2, 10'000'000, games, bad);
  take_decks(words, decks, bad);
  take_part(words, decks, bad);
  take_number(words, "--apart", 1, 100, apart, bad);
  const bool lines = take_switch(words, "--lines");
  if (bad) return 2;
  std::vector<std::string> names;  // in the order of strength
  for (const std::string_view word : words) names.emplace_back(word);
  if (names.empty())
    for (const Level& level : levels) names.emplace_back(level.id);
  std::vector<Contender> players;
  for (const std::string& name : names) {
    const auto read = read_contender(name);
    if (!read) return 2;
    players.push_back(*read);
    decks.threads = threads_for(*read, decks.threads);
  }
  constexpr std::string_view few = "a ladder is for two players";
  const auto game = game_of(setup, 2, few);
  if (!game) return 2;
  if (game->sides != 2) {
    std::fprintf(stderr, "bastide: %s\n", few.data());
    return 2;
  }
  if (decks.count == 0) decks.count = (games + 1) / 2;
  const auto play = [&](const Game& dealt, u64 deck) -> std::optional<std::vector<DeckResult>> {
    std::vector<DeckResult> all;
    for (std::size_t a = 0; a < names.size(); ++a)
      for (std::size_t b = a + 1; b < names.size() && b - a <= apart; ++b) {
        all.push_back(
            *play_deck(dealt, {names[a], names[b]}, {players[a], players[b]}, decks.seed, deck));
        all.back().game = named;
      }
    return all;
  };
  play_decks(*game, decks, play, [&](std::vector<DeckResult>&& all) {
    for (DeckResult& result : all) {
      if (lines) print_result(result);
      results.push_back(std::move(result));
    }
  });
  if (!lines) print_ladder(std::move(results));
  return 0;
}

}  // namespace bastide::cli
