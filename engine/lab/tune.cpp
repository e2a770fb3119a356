// tune: searches for better weights. Every trial perturbs all weights a little at random and plays
// the result against the opposite perturbation, on one deck from both seats. The gradient for a
// weight is the mean margin over all trials, signed as the weight was perturbed. A trial is a line
// of text, so that partial runs can be concatenated (docs/players.md).
#include <algorithm>
#include <cinttypes>
#include <sstream>

#include "engine/cli/arguments.hpp"
#include "engine/cli/config_words.hpp"
#include "engine/cli/files.hpp"
#include "engine/lab/decks.hpp"
#include "engine/lab/results.hpp"

namespace bastide::cli {
namespace {

constexpr std::string_view trial_mark = "trial";
constexpr u64 pushes_of = 0x74756e65;  // a separate stream, independent of the decks

struct Trial {
  std::string player, game;  // whose weights are pushed, and in which game
  u64 width = 0, seed = 0, number = 0;
  double margin = 0;  // of the push over the opposite one
};

bool same_run(const Trial& a, const Trial& b) {
  return a.player == b.player && a.game == b.game && a.width == b.width && a.seed == b.seed;
}

bool pushed_up(const Trial& trial, std::size_t weight) {
  return (random_at(mix64(trial.seed ^ pushes_of), trial.number) >> weight & 1) != 0;
}

Contender pushed(const Contender& centre, const Trial& trial, bool opposite) {
  Contender result = centre;
  const auto infos = weight_infos();
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const double by = static_cast<double>(trial.width) / 100;
    result.config->weights.*infos[i].value *= pushed_up(trial, i) != opposite ? 1 + by : 1 - by;
  }
  return result;
}

void play_trial(const Game& game, const Contender& centre, Trial& trial) {
  const Contender players[2] = {pushed(centre, trial, false), pushed(centre, trial, true)};
  trial.margin = play_deck(game, {"up", "down"}, players, trial.seed, trial.number)->margin;
}

void print_trial(const Trial& t) {
  std::printf("%s %s %s %" PRIu64 " %" PRIu64 " %" PRIu64 " %.3f\n", trial_mark.data(),
              t.player.c_str(), t.game.c_str(), t.width, t.seed, t.number, t.margin);
  std::fflush(stdout);
}

bool read_trials(std::string_view file, std::vector<Trial>& trials) {
  return read_marked(file, trial_mark, [&](std::istringstream& words, const std::string& line) {
    Trial t;
    words >> t.player >> t.game >> t.width >> t.seed >> t.number >> t.margin;
    if (words.fail() || (!trials.empty() && !same_run(t, trials[0]))) {
      print_error(words.fail() ? "not a trial" : "a trial of another run", line);
      return false;
    }
    trials.push_back(t);
    return true;
  });
}

// What the trials say about every weight, and the player that results: each weight is moved by
// `step` per cent of the width for each point that the push gained, at most by the width.
std::string follow(std::vector<Trial> trials, const Contender& centre, u64 step) {
  const auto before = [](const Trial& a, const Trial& b) { return a.number < b.number; };
  const auto same = [](const Trial& a, const Trial& b) { return a.number == b.number; };
  std::stable_sort(trials.begin(), trials.end(), before);
  trials.erase(std::unique(trials.begin(), trials.end(), same), trials.end());
  const auto infos = weight_infos();
  const double width = static_cast<double>(trials[0].width) / 100;
  std::string next = std::string(centre.kind->id);
  std::printf("%zu trials of %s, %s\n", trials.size(), trials[0].player.c_str(),
              trials[0].game.c_str());
  for (std::size_t i = 0; i < infos.size(); ++i) {
    Mean slope;
    for (const Trial& t : trials) slope.add(pushed_up(t, i) ? t.margin : -t.margin);
    const double by = std::clamp(static_cast<double>(step) / 100 * slope.mean(), -1.0, 1.0);
    const double was = centre.config->weights.*infos[i].value, now = was * (1 + width * by);
    std::printf("%-16.*s %9.4f  push %+.2f ± %.2f points  -> %9.4f\n",
                static_cast<int>(infos[i].id.size()), infos[i].id.data(), was, slope.mean(),
                slope.error(), now);
    char field[64];
    std::snprintf(field, sizeof field, ":%.*s=%.4f", static_cast<int>(infos[i].id.size()),
                  infos[i].id.data(), now);
    next += field;
  }
  std::printf("%s\n", next.c_str());
  std::fflush(stdout);
  return next;
}

std::optional<Contender> read_centre(std::string_view text) {
  auto centre = read_contender(text);
  if (centre && !centre->config) centre->config = config_of(centre->kind->id);
  if (centre && !centre->config) {
    print_error("has no weights", text);
    return {};
  }
  if (centre) centre->config->in_long_games.reset();  // one set of weights, whatever the game
  return centre;
}

}  // namespace

int tune(const Arguments& arguments) {
  Arguments words = arguments;
  bool bad = false;
  u64 step = 25, width = 20, generations = 1;
  Decks decks{.count = 1000};
  take_number(words, "--step", 1, 10'000, step, bad);
  if (!words.empty() && words[0] == "--merge") {
    std::vector<Trial> trials;
    for (std::size_t i = 1; i < words.size(); ++i)
      if (!read_trials(words[i], trials)) return 1;
    if (bad) return 2;
    if (trials.empty()) {
      std::fprintf(stderr, "bastide: no trials\n");
      return 1;
    }
    const auto centre = read_centre(trials[0].player);
    if (!centre) return 1;
    follow(std::move(trials), *centre, step);
    return 0;
  }
  const std::string named = name_of_setup(words);
  const Setup setup = take_setup(words, bad);
  take_decks(words, decks, bad);
  take_part(words, decks, bad);
  take_number(words, "--width", 1, 90, width, bad);
  take_number(words, "--generations", 1, 1000, generations, bad);
  const bool lines = take_switch(words, "--lines");
  std::string player = words.empty() ? "greedy" : std::string(words[0]);
  if (!words.empty()) words.erase(words.begin());
  if (bad || !nothing_left(words)) return 2;
  const auto game = game_of(setup, 2, "weights are tuned by games of two players or more");
  if (!game) return 2;
  for (u64 generation = 0; generation < generations; ++generation, decks.from += decks.count) {
    const auto centre = read_centre(player);
    if (!centre) return 2;
    decks.threads = threads_for(*centre, decks.threads);
    std::vector<Trial> trials;
    const auto play = [&](const Game& dealt, u64 deck) {
      std::optional<Trial> trial{{player, named, width, decks.seed, deck}};
      play_trial(dealt, *centre, *trial);
      return trial;
    };
    play_decks(*game, decks, play, [&](Trial&& trial) {
      trials.push_back(std::move(trial));
      if (lines) print_trial(trials.back());
    });
    if (!lines || generations > 1) player = follow(std::move(trials), *centre, step);
  }
  return 0;
}

}  // namespace bastide::cli
