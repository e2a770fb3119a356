// Where a tile may lie: where its edges match and no set forbids it.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// The rule of a set that forbids a tile where it fits, none if no set does.
Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation);
// Whether a set has a say in where tiles of a type may lie.
inline bool restricted(const Game& game, TypeIndex type) { return game.restricted[type]; }
// Whether a tile fits anywhere.
bool placeable(const Game& game, const State& state, TypeIndex type);

}  // namespace bastide
