#include "engine/players/levels_at.hpp"

#include <algorithm>
#include <cmath>

namespace bastide {

TurnsAt turns_at(const Game& game, const State& state, const TurnActions& own,
                 const TurnActions& best, u64 seed) {
  TurnsAt at{own, best};
  for (std::size_t i = 0; i < at.levels.size(); ++i) {
    Random random{random_at(seed, i)};
    at.levels[i] = turn_of(game, state, [&](const State& now) {
      return choose_search(game, determinize(now, random.next()), random, {}, levels[i].config);
    });
  }
  return at;
}

std::vector<TurnActions> different_turns(const TurnsAt& at) {
  std::vector<TurnActions> turns{at.best};
  const auto add = [&](const TurnActions& turn) {
    if (std::find(turns.begin(), turns.end(), turn) == turns.end()) turns.push_back(turn);
  };
  add(at.own);
  for (const TurnActions& turn : at.levels) add(turn);
  return turns;
}

LossesAt losses_at(const TurnsAt& at, std::span<const RatedTurn> rated) {
  if (rated.empty()) return {};
  const auto worst =
      std::min_element(rated.begin(), rated.end(),
                       [](const RatedTurn& a, const RatedTurn& b) { return a.value < b.value; });
  const auto value_of = [&](const TurnActions& turn) {
    for (const RatedTurn& one : rated)
      if (one.actions == turn) return one.value;
    return worst->value;
  };
  const double best = value_of(at.best);
  const auto loss_of = [&](const TurnActions& turn) {
    const double loss = std::clamp(best - value_of(turn), -most_loss, most_loss);
    return std::nearbyint(loss_steps * loss) / loss_steps;
  };
  LossesAt losses{loss_of(at.own)};
  for (std::size_t i = 0; i < at.levels.size(); ++i) losses.levels[i] = loss_of(at.levels[i]);
  return losses;
}

}  // namespace bastide
