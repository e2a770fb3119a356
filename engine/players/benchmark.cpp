#include "engine/players/benchmark.hpp"

#include <algorithm>
#include <cmath>

#include "engine/players/levels.hpp"

namespace bastide {
namespace {

constexpr std::size_t by_estimate = 12;  // turns; with those of `also` there may be
constexpr u8 most_turns = 20;
constexpr u8 length = 20;   // turns of a playout; later ones are played on for longer
constexpr u32 samples = 6;  // independent ones: the error is that of their mean
constexpr u32 least_rounds = 4;

struct Rounds {
  u32 wanted = 0, done = 0;
};

// Continues every turn equally often, and with the same tiles: none is dropped, and the estimate
// without looking ahead does not count.
std::vector<RatedTurn> play_rounds(const Game& game, const State& state, Random random, u32 count,
                                   std::span<const TurnActions> only) {
  PlayerConfig config = levels.back().config;
  config.plan = {.nodes = ~u32{0},
                 .candidates = only.empty() ? static_cast<u8>(by_estimate) : most_turns,
                 .turns = length,
                 .wrong = 1e4F,
                 .clear = 1e4F};
  Rounds rounds{.wanted = count};
  SearchControl control;
  control.context = &rounds;
  control.progress = [](void* context, double) { ++static_cast<Rounds*>(context)->done; };
  control.spent = [](void* context) {
    const Rounds& r = *static_cast<Rounds*>(context);
    return r.done < r.wanted ? 0.0 : 1.0;
  };
  return rate_turns(game, determinize(state, random.next()), random, control, config, only);
}

std::vector<TurnActions> candidates(const Game& game, const State& state, Random random,
                                    std::span<const TurnActions> also) {
  std::vector<TurnActions> turns;
  for (const RatedTurn& turn : play_rounds(game, state, random, 1, {}))
    if (turns.size() < by_estimate) turns.push_back(turn.actions);
  if (turns.empty()) return turns;
  for (const TurnActions& turn : also)
    if (turns.size() < most_turns && std::find(turns.begin(), turns.end(), turn) == turns.end())
      turns.push_back(turn);
  return turns;
}

// The values of a turn in every sample.
struct Sampled {
  TurnActions actions;
  std::vector<double> values;

  double mean() const {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
  }
};

WeighedTurn weighed(const Sampled& turn, const Sampled& best) {
  WeighedTurn result{.actions = turn.actions, .loss = best.mean() - turn.mean()};
  double squares = 0;
  for (u32 k = 0; k < samples; ++k) {
    const double off = best.values[k] - turn.values[k] - result.loss;
    squares += off * off;
  }
  result.error = std::sqrt(squares / (samples - 1) / samples);
  return result;
}

}  // namespace

std::vector<WeighedTurn> weigh_turns(const Game& game, const State& state, u64 seed, u32 nodes,
                                     std::span<const TurnActions> also) {
  const std::vector<TurnActions> turns = candidates(game, state, {random_at(seed, 0)}, also);
  if (turns.size() < 2) return {};
  const u32 of_a_round = static_cast<u32>(turns.size()) * length * samples;
  const u32 count = std::max(nodes / of_a_round, least_rounds);
  std::vector<Sampled> all(turns.size());
  for (std::size_t i = 0; i < turns.size(); ++i) all[i].actions = turns[i];
  for (u32 k = 0; k < samples; ++k)
    for (const RatedTurn& rated : play_rounds(game, state, {random_at(seed, k + 1)}, count, turns))
      for (Sampled& turn : all)
        if (turn.actions == rated.actions) turn.values.push_back(rated.value);
  // Of turns that leave much open only the first ones are continued.
  std::erase_if(all, [](const Sampled& turn) { return turn.values.size() != samples; });
  std::stable_sort(all.begin(), all.end(),
                   [](const Sampled& a, const Sampled& b) { return a.mean() > b.mean(); });
  std::vector<WeighedTurn> result;
  for (const Sampled& turn : all) result.push_back(weighed(turn, all[0]));
  return result;
}

double loss_of(std::span<const WeighedTurn> turns, const TurnActions& turn) {
  double worst = 0;
  for (const WeighedTurn& known : turns) {
    worst = std::max(worst, known.loss);
    if (known.actions == turn) return std::min(known.loss, most_loss);
  }
  return std::min(worst, most_loss);
}

bool is_decision(std::span<const WeighedTurn> turns) {
  return turns.size() > 1 && turns[1].loss < most_loss;
}

}  // namespace bastide
