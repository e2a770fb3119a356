// Where a tile may lie: where its edges match and no set forbids it.
#pragma once

#include "engine/rules/set.hpp"

namespace bastide {

// The rule of a set that forbids a tile where its edges match; Rule::none if no set does.
Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation);
// Offers every cell and rotation in which a tile may be laid.
void offer_places(const Game& game, const State& state, TypeIndex type, ActionList& actions);
// Whether a tile fits anywhere.
bool placeable(const Game& game, const State& state, TypeIndex type);

}  // namespace bastide
