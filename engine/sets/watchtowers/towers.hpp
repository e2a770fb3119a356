// What watchtowers are worth.
#pragma once

#include "engine/rules/game.hpp"
#include "engine/rules/state.hpp"

namespace bastide::watchtowers {

inline Watchtower tower_on(const Game& game, const State& state, TileIndex tile) {
  return game.types[state.board.tiles[tile].type].watchtower;
}

// Points for each of what a watchtower counts (TOWERW-COMP-1).
constexpr int rate_of(Watchtower tower) {
  switch (tower) {
    case Watchtower::meeple:
    case Watchtower::shield:
      return 2;
    case Watchtower::monastery:
      return 3;
    default:
      return tower == Watchtower::none ? 0 : 1;
  }
}

// How much of it there is on its tile and those around (TOWERW-5).
int count_for(const Game& game, const State& state, TileIndex tile);

}  // namespace bastide::watchtowers
