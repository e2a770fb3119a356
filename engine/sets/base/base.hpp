// Rows of the base game that other sets build on.
#pragma once

#include "engine/rules/phase.hpp"

namespace bastide {

// S1
namespace draw_row {
Next enter(const Game& game, State& state, Events* events);
void offer(const Game& game, const State& state, ActionList& actions);
Rule why_not(const Game& game, const State& state, const Action& action);
Next perform(const Game& game, State& state, const Action& action, Events* events);
Action outcome(const Game& game, const State& state);
// The row with what a set does otherwise.
constexpr PhaseRow with(decltype(PhaseRow::enter) own_enter,
                        decltype(PhaseRow::perform) own_perform) {
  return {.phase = Phase::draw,
          .chance = true,
          .kinds = kind_bit(ActionKind::draw),
          .enter = own_enter,
          .offer = offer,
          .why_not = why_not,
          .perform = own_perform,
          .outcome = outcome};
}
}  // namespace draw_row

// Which of several completed features is scored next. A feature is identified by the segment that
// State::completed holds for it.
namespace score_row {
// An index into State::completed, or its size if the action names none of them.
std::size_t chosen(const Game& game, const State& state, const Action& action);
void offer(const Game& game, const State& state, ActionList& actions);
bool same(const Game& game, const State& state, const Action& listed, const Action& action);
Rule why_not(const Game& game, const State& state, const Action& action);
Meaning meaning(const Game& game, const State& state, const Action& action);
}  // namespace score_row

}  // namespace bastide
