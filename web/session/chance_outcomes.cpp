#include "web/session/chance_outcomes.hpp"

#include <algorithm>
#include <memory>

#include "engine/base/sort.hpp"
#include "engine/players/win_chance.hpp"
#include "web/session/course.hpp"

namespace bastide::web {
namespace {

// The margins with it; outcomes that are no tiles count as equally likely.
PossibleDraw rate(const Course& course, const State& before, const Action& action) {
  if (action.kind == ActionKind::draw) return margins_with(course.game, before, action);
  const auto after = std::make_unique<State>(before);
  apply(course.game, *after, action);
  return {no_type, 1, true, {outlook(course.game, *after).margins}};
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
  std::vector<PossibleDraw>& rated = outcomes.rated;
  rated.push_back(
      rate(course, state_at(course, outcomes.cursor), outcomes.all[rated.size()].action));
  if (!complete(outcomes)) return;
  outcomes.average = margins_to_luck(rated)[outcomes.side];
  for (std::size_t i = 0; i < rated.size(); ++i)
    outcomes.all[i].luck = rated[i].luck.points[outcomes.side];
  sort_stably(outcomes.all,
              [](const ChanceOutcome& a, const ChanceOutcome& b) { return a.luck > b.luck; });
}

bool complete(const ChanceOutcomes& outcomes) {
  return outcomes.rated.size() == outcomes.all.size();
}

int copies_in(const ChanceOutcomes& outcomes) {
  int copies = 0;
  for (const ChanceOutcome& outcome : outcomes.all) copies += outcome.copies;
  return copies;
}

}  // namespace bastide::web
