// Filling a hole: another tile to place.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

void add(Valuation& v) {
  if (v.state.this_turn.holes.used) v.give_to(v.state.active, v.weights.second_part);
}

}  // namespace

extern const EstimatePart holes_estimate = {.add = add};

}  // namespace bastide
