// The draw supply.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

void take_from_bag(const Game& game, State& state, TypeIndex type);
// A tile leaves the game (BASE-PLACE-7).
void discard(State& state, TypeIndex type, const Place& from, Events* events);
// A tile that fits nowhere leaves the game or goes back to the bag (BASE-PLACE-7, VAR-6).
void discard_tile(const Game& game, State& state, TypeIndex type, const Place& from,
                  Events* events);

}  // namespace bastide
