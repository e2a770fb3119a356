// How a turn runs through its rows.
#pragma once

#include <algorithm>
#include <vector>

#include "engine/rules/set.hpp"

namespace bastide {

// The rows of these sets in the order of turn_steps; where two sets have a row for one phase, the
// later set's wins. The last row is "over".
std::vector<const PhaseRow*> turn_of(const std::vector<const Set*>& sets);

inline PlayerIndex next_player(const Game& game, PlayerIndex player) {
  return player + 1 == game.sides ? PlayerIndex{0} : static_cast<PlayerIndex>(player + 1);
}

// Moves on to the next row that applies to the tile in hand, or to the one placed in this part.
inline void step_on(const Game& game, State& state) {
  const TypeIndex type = state.drawn != no_type || state.placed == no_tile
                             ? state.drawn
                             : state.board.tiles[state.placed].type;
  const auto concerns = [&](const PhaseRow& row) {
    return !row.concerns || type == no_type || row.concerns(game.types[type]);
  };
  do ++state.step;
  while (!concerns(*game.phases[state.step]));
}

// Start a turn of a player, and a part of a turn, with fresh state.
Next begin_turn(const Game& game, State& state, PlayerIndex player, Events* events);
inline void begin_part(State& state) {
  state.drawn = no_type;
  state.placed = no_tile;
  state.part = PartState{};
  ++state.this_turn.parts;
}

// Whether a tile can be drawn from any pile. If too few are left for all that are held back, some
// of those have been put aside unseen.
inline bool can_draw(const State& state) {
  return state.bag_total > 0 && state.bag_total + state.unseen > state.held;
}

// Whether the active player has a tile to lay, in the supply or kept for later. The editions state
// the same in two ways: BASE-END-1, BASE-END-2.
inline bool can_go_on(const Game& game, const State& state) {
  return can_draw(state) || std::any_of(game.has_tile.begin(), game.has_tile.end(),
                                        [&](const auto hook) { return hook(game, state); });
}

// Ends a part of the turn: jumps to where a set continues the turn, or advances.
inline Next part_over(const Game& game, State& state, Events* events) {
  for (const auto hook : game.part_over)
    if (const Next next = hook(game, state, events); next != Next::advance) return next;
  return Next::advance;
}

// Suspends the current part until one inside it is over; resume() returns to it.
Next interrupt(const Game& game, State& state, Events* events, const Set* by);
void resume(State& state, Events* events, const Set* by);

// Without a tile for this part: ends the game, unless an interrupted part has to be finished first
// (BASE-END-1, BASE-END-3), or the next player has a tile.
Next finish(const Game& game, State& state, Events* events);
// Ends the game at once: final scoring, and the step "over".
void end_game(const Game& game, State& state, Events* events);

}  // namespace bastide
