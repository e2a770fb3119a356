// What the dragon's rules, its estimate and the page know of its walk.
#pragma once

#include <cstdlib>

#include "engine/rules/game.hpp"

namespace bastide::dragon {

// Whether the dragon may ever enter a tile: no cell of a board that always lies there (INT-68).
bool is_open_to(const Game& game, const State& state, TileIndex tile);

// The tiles beside another one that the dragon could enter now, by edge: not those that it has
// visited in this walk, nor that of the fairy (DRAGON-10, DRAGON-13, DRAGON-14).
using Ways = FixedVector<TileIndex, edge_count>;
Ways ways_from(const Game& game, const State& state, TileIndex tile);

// The least number of steps from one tile to another, if all cells between them have tiles.
inline int distance(const Board& board, TileIndex from, TileIndex to) {
  const Position a = place_of(board, from), b = place_of(board, to);
  return std::abs(a.x - b.x) + std::abs(a.y - b.y);
}

// The steps taken in this walk.
inline int steps_taken(const State& state) {
  const int visited = static_cast<int>(state.part.dragon.visited.size());
  return visited > 0 ? visited - 1 : 0;
}
// Who takes the n-th step of a walk in this turn, from 0 (DRAGON-11).
inline PlayerIndex stepper(const Game& game, const State& state, int step) {
  return static_cast<PlayerIndex>((state.active + step) % game.sides);
}

}  // namespace bastide::dragon
