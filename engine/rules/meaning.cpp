#include "engine/rules/meaning.hpp"

#include "engine/rules/game.hpp"
#include "engine/rules/phase.hpp"

namespace bastide {

Meaning meaning_of(const Game& game, const State& state, const Action& action) {
  const PhaseRow& row = *game.phases[state.step];
  if (!row.meaning || action.kind == ActionKind::pass) return {};
  return row.meaning(game, state, action);
}

}  // namespace bastide
