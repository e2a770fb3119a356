#include "engine/players/evaluation.hpp"

#include <algorithm>

#include "engine/players/estimator.hpp"

namespace bastide {
namespace {

Estimate estimate(DrawOdds& odds, Survey& of, const State& state, Terms* terms) {
  if (is_exact(odds, state)) return exact_estimate(odds, state);
  FixedVector<FeatureWorth, max_open_features> worths;  // filled in as needed
  Estimator estimator(odds, of, state, worths.data());
  if (terms) estimator.record_in(*terms);
  estimator.share_turns(state.active);
  estimator.value_features(0);
  estimator.evaluate_features(0);
  estimator.give_features(0);
  JoinablePairs pairs;
  find_joinable_pairs(of, worths.data(), pairs);
  for (const JoinablePair& pair : pairs)
    if (JoiningGain gain; estimator.gain_of(pair, gain)) estimator.give_gain(gain);
  estimator.record_term(Term::joining);
  estimator.give_others();
  estimator.give_rest();
  return estimator.sum();
}

}  // namespace

Estimate estimate(DrawOdds& odds, Survey& of, const State& state) {
  return estimate(odds, of, state, nullptr);
}

Terms estimate_terms(DrawOdds& odds, Survey& of, const State& state) {
  Terms terms;
  const Estimate sum = estimate(odds, of, state, &terms);
  // An exact result has no terms.
  if (is_exact(odds, state))
    for (int p = 0; p < odds.game().sides; ++p)
      terms.points[p][static_cast<std::size_t>(Term::scored)] = sum.points[p];
  return terms;
}

bool is_exact(const DrawOdds& odds, const State& state) { return state.over || odds.left() == 0; }

Estimate exact_estimate(const DrawOdds& odds, const State& state) {
  Estimate result;
  const EstimatePart* part = odds.parts().together;
  for (int p = 0; p < odds.game().sides; ++p)
    result.points[p] = part ? part->together_at_end(odds.game(), state) : state.score[p];
  return result;
}

double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side) {
  const int sides = odds.game().sides;
  if (sides == 1 || odds.parts().together) return estimate.points[side];
  double best = -1e9, sum = 0;
  for (int p = 0; p < sides; ++p) {
    if (p == side) continue;
    best = std::max(best, estimate.points[p]);
    sum += estimate.points[p];
  }
  const double leader = odds.weights().leader;
  return estimate.points[side] - leader * best - (1 - leader) * sum / (sides - 1);
}

}  // namespace bastide
