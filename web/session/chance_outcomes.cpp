#include "web/session/chance_outcomes.hpp"

#include <algorithm>
#include <memory>

#include "engine/players/luck.hpp"
#include "engine/players/win_chance.hpp"

namespace bastide::web {
namespace {

double worth_of(const Course& course, const ChanceOutcomes& outcomes, const Action& action) {
  const State& before = state_at(course, outcomes.cursor);
  if (action.kind == ActionKind::draw) {
    const PossibleDraw draw = margins_with(course.game, before, action);
    if (draw.placed) return draw.luck.points[outcomes.side];
  }
  const auto after = std::make_unique<State>(before);
  apply(course.game, *after, action);
  return expected_margins(course.game, *after)[outcomes.side];
}

// What the average tile of the bag is worth; of what is not known to be likely, the plain average.
double average_of(const ChanceOutcomes& outcomes) {
  const bool likely = copies_in(outcomes) > 0;
  double sum = 0, weights = 0;
  for (const ChanceOutcome& outcome : outcomes.all) {
    const double weight = likely ? outcome.copies : 1;
    sum += weight * outcome.worth;
    weights += weight;
  }
  return weights > 0 ? sum / weights : 0;
}

}  // namespace

std::optional<std::size_t> chance_before(const Course& course, std::size_t k) {
  for (++k; k-- > 0;)
    if (course.positions[k].decision.chance) return k;
  return {};
}

ChanceOutcomes chance_outcomes(const Course& course, std::size_t k) {
  const State& state = state_at(course, k);
  ChanceOutcomes outcomes{.cursor = k, .revision = course.revision, .side = state.active};
  const auto actions = std::make_unique<ActionList>();
  legal_actions(course.game, state, *actions);
  for (const Action& action : *actions) {
    ChanceOutcome outcome{.action = action};
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
  next.worth = worth_of(course, outcomes, next.action);
  if (!complete(outcomes)) return;
  outcomes.average = average_of(outcomes);
  for (ChanceOutcome& outcome : outcomes.all)
    outcome.luck = lasting_luck * (outcome.worth - outcomes.average);
  std::stable_sort(outcomes.all.begin(), outcomes.all.end(),
                   [](const ChanceOutcome& a, const ChanceOutcome& b) { return a.luck > b.luck; });
}

bool complete(const ChanceOutcomes& outcomes) { return outcomes.rated == outcomes.all.size(); }

int copies_in(const ChanceOutcomes& outcomes) {
  int copies = 0;
  for (const ChanceOutcome& outcome : outcomes.all) copies += outcome.copies;
  return copies;
}

}  // namespace bastide::web
