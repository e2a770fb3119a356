// Messages: one that is due, and the rest of a turn that continues after an extra tile.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

constexpr double message_due = 3.5;  // the average over all messages

void add(Valuation& v) {
  const State& state = v.state;
  if (decision(v.game, state).phase == Phase::message_draw) v.give_to(state.active, message_due);
  if (state.interrupted.waiting) v.give_to(state.active, v.weights.second_part);
}

}  // namespace

extern const EstimatePart messages_estimate = {.spread = 2.3, .add = add};

}  // namespace bastide
