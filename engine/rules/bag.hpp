// The draw supply.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// Whether tiles of a type are drawn only once a set has released them.
inline bool is_held_back(const Game& game, TypeIndex type) {
  return !game.held_back.empty() && game.held_back[type];
}
// Whether a tile of a type can be drawn now, from a pile or from whichever is current.
inline bool can_be_drawn(const Game& game, const State& state, TypeIndex type) {
  return state.bag[type] > 0 && (state.held == 0 || !game.held_back[type]);
}
inline bool can_be_drawn(const Game& game, const State& state, TypeIndex type, PileIndex pile) {
  return game.pile[type] == pile && can_be_drawn(game, state, type);
}
// From now on all tiles can be drawn.
inline void release_tiles(State& state) { state.held = 0; }

inline void take_from_bag(const Game& game, State& state, TypeIndex type) {
  --state.bag[type];
  --state.bag_total;
  if (game.pile[type] != main_pile) --state.ahead[game.pile[type]];
  if (state.held > 0 && game.held_back[type]) --state.held;
}
// A tile of the main supply leaves the game, and nobody sees which.
void put_aside_unseen(State& state, Events* events);
// A tile leaves the game (BASE-PLACE-7).
void discard(State& state, TypeIndex type, const Place& from, Events* events);
// A tile that fits nowhere leaves the game or goes back to the bag (BASE-PLACE-7, VAR-6).
void discard_tile(const Game& game, State& state, TypeIndex type, const Place& from,
                  Events* events);

// The tiles that a player has drawn for later turns (VAR-3, VAR-4), open to all.
std::span<const TypeIndex> kept_tiles(const Game& game, const State& state, PlayerIndex player);

// Tiles, of one type or of all, still to be placed: in the bag, or kept by players. The drawn tile
// is not counted.
int tiles_to_come(const Game& game, const State& state, TypeIndex type);
int tiles_to_come(const Game& game, const State& state);

}  // namespace bastide
