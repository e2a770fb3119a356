// The turn table of a game.
#pragma once

#include <vector>

#include "engine/rules/set.hpp"

namespace bastide {

// The rows of docs/rules/02-turn.md that are in play, in order, and the row "over".
std::vector<const PhaseRow*> turn_table(const std::vector<const Set*>& sets);

// ---- S1 for those who draw otherwise ------------------------------------------------------------

extern const PhaseRow draw_row;  // of the base game
// Whether a tile fits anywhere.
bool placeable(const Game& game, const State& state, TypeIndex type);
void take_from_bag(const Game& game, State& state, TypeIndex type);
// A tile that fits nowhere leaves the game or goes back to the bag (BASE-PLACE-7, VAR-6).
void put_aside(const Game& game, State& state, TypeIndex type, const Place& from, Events* events);
// The end, if no interrupted part has to be finished first (BASE-END-1, BASE-END-3).
Next finish(const Game& game, State& state, Events* events);

}  // namespace bastide
