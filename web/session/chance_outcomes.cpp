#include "web/session/chance_outcomes.hpp"

#include <algorithm>
#include <memory>

#include "engine/players/player.hpp"
#include "web/session/analysis.hpp"

namespace bastide::web {
namespace {

// With the best turn of who decides next.
double worth_of(const Game& game, const State& state, PlayerIndex side) {
  const Decision d = decision(game, state);
  if (!d.chance && d.phase == Phase::place) {
    Random random{1, 0};
    const SearchResult best = find_player_kind("greedy")->choose(game, state, random, {});
    if (!best.candidates.empty())
      return d.player == side ? best.candidates.front().value : -best.candidates.front().value;
  }
  return outlook_of(game, state, side);
}

}  // namespace

std::optional<std::size_t> chance_before(const Course& course, std::size_t k) {
  for (++k; k-- > 0;)
    if (course.positions[k].decision.chance) return k;
  return {};
}

ChanceOutcomes chance_outcomes(const Course& course, std::size_t k) {
  const State& state = state_at(course, k);
  ChanceOutcomes outcomes{k, course.revision, state.active, {}, 0};
  const auto actions = std::make_unique<ActionList>();
  legal_actions(course.game, state, *actions);
  for (const Action& action : *actions) {
    ChanceOutcome outcome{action, no_type, 0, {}};
    if (course.game.numbers[static_cast<std::size_t>(action.kind)].what.meant == Meant::type)
      outcome.type = action.what;
    if (action.kind == ActionKind::draw) outcome.copies = state.bag[action.what];
    outcomes.all.push_back(outcome);
  }
  return outcomes;
}

bool is_about(const ChanceOutcomes& outcomes, const Course& course, std::size_t k) {
  return !outcomes.all.empty() && outcomes.cursor == k && outcomes.revision == course.revision;
}

void rate_next(ChanceOutcomes& outcomes, const Course& course) {
  if (complete(outcomes)) return;
  ChanceOutcome& next = outcomes.all[outcomes.rated++];
  const auto after = std::make_unique<State>(state_at(course, outcomes.cursor));
  apply(course.game, *after, next.action);
  next.worth = worth_of(course.game, *after, outcomes.side);
  if (complete(outcomes))
    std::stable_sort(
        outcomes.all.begin(), outcomes.all.end(),
        [](const ChanceOutcome& a, const ChanceOutcome& b) { return *a.worth > *b.worth; });
}

bool complete(const ChanceOutcomes& outcomes) { return outcomes.rated == outcomes.all.size(); }

int copies_in(const ChanceOutcomes& outcomes) {
  int copies = 0;
  for (const ChanceOutcome& outcome : outcomes.all) copies += outcome.copies;
  return copies;
}

double average(const ChanceOutcomes& outcomes) {
  const bool likely = copies_in(outcomes) > 0;
  double sum = 0, weights = 0;
  for (const ChanceOutcome& outcome : outcomes.all) {
    const double weight = likely ? outcome.copies : 1;
    sum += weight * outcome.worth.value_or(0);
    weights += weight;
  }
  return weights > 0 ? sum / weights : 0;
}

}  // namespace bastide::web
