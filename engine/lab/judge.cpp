// judge: what players lose at the decisions of a benchmark (benchmark.cpp).
#include <cinttypes>

#include "engine/cli/arguments.hpp"
#include "engine/cli/contender.hpp"
#include "engine/cli/files.hpp"
#include "engine/lab/decisions.hpp"
#include "engine/lab/results.hpp"
#include "engine/players/rating.hpp"

namespace bastide::cli {
namespace {

constexpr std::string_view known_decisions = "tests/data/benchmark.txt";

struct Judged {
  std::string name;
  Contender who;
  Mean loss = {};
  Mean gain = {};  // on the player named before
  std::vector<std::pair<std::string, Mean>> kinds = {};
  double seconds = 0;
  u64 asked = 0;
};

// The mean of several answers, since those of most levels depend on chance.
double loss_at(Judged& judged, const WeighedDecision& at, u64 times) {
  double sum = 0;
  for (u64 time = 0; time < times; ++time) {
    Random random{random_at(at.number, time)};
    const TurnActions turn = turn_of(at.game, at.state, [&](const State& now) {
      return choose_within(judged.who, at.game, now, random, judged.seconds);
    });
    sum += loss_of(at.losses, turn);
    ++judged.asked;
  }
  return sum / static_cast<double>(times);
}

Mean& mean_of_kind(Judged& judged, const std::string& kind) {
  for (auto& [name, mean] : judged.kinds)
    if (name == kind) return mean;
  return judged.kinds.emplace_back(kind, Mean{}).second;
}

void judge_all(std::vector<Judged>& players, const WeighedDecision& at, u64 times) {
  double before = 0;
  for (Judged& judged : players) {
    const double loss = loss_at(judged, at, times);
    mean_of_kind(judged, at.kind).add(loss);
    // Where all win together, points are not those of a game between players.
    if (outcome(at.game, at.state).together) continue;
    judged.loss.add(loss);
    judged.gain.add(before - loss);
    before = loss;
  }
}

void print_judged(const std::vector<Judged>& players, bool by_kind) {
  const auto print = [](std::string_view name, const Mean& loss) {
    std::printf("%-24.*s %5.2f ± %.2f points lost, at %" PRIu64 " decisions",
                static_cast<int>(name.size()), name.data(), loss.mean(), loss.error(), loss.n);
  };
  for (const Judged& judged : players) {
    print(judged.name, judged.loss);
    if (&judged != &players[0])
      std::printf(", %.2f ± %.2f fewer", judged.gain.mean(), judged.gain.error());
    std::printf("; %.1f ms each\n", 1000 * judged.seconds / static_cast<double>(judged.asked));
    const Rating rating = rating_by_benchmark(judged.loss.mean(), judged.loss.error() / 1.96);
    std::printf("  Elo %+.0f ± %.0f\n", rating.elo, 1.96 * rating.error);
    for (const auto& [name, loss] : judged.kinds) {
      if (!by_kind) continue;
      print("  " + name, loss);
      std::printf("\n");
    }
  }
}

}  // namespace

int judge(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 times = 2;
  take_number(words, "--times", 1, 1000, times, bad);
  const std::string_view file = take_value(words, "--file", bad).value_or(known_decisions);
  const bool by_kind = take_switch(words, "--kinds");
  if (bad) return 2;
  std::vector<Judged> players;
  for (const std::string_view word : words) {
    const auto who = read_contender(word);
    if (!who) return 2;
    players.push_back({.name = std::string(word), .who = *who});
  }
  if (players.empty()) {
    std::fprintf(stderr, "bastide: judge takes one player or more\n");
    return 2;
  }
  const bool read =
      read_marked(file, decision_mark, [&](std::istringstream& text, const std::string& line) {
        const auto at = parse_decision(text, line);
        if (!at) return false;
        judge_all(players, *at, times);
        return true;
      });
  if (!read) return 1;
  print_judged(players, by_kind);
  return 0;
}

}  // namespace bastide::cli
