// Tiles in hand will be placed, too.
#include "engine/players/estimate_part.hpp"

namespace bastide {
namespace {

int tiles_to_come(const Game& game, const State& state, FixedVector<u8, 256>& tiles) {
  int sum = 0;
  for (int p = 0; p < game.sides; ++p)
    for (int i = 0; i < state.hands.count[p]; ++i, ++sum) ++tiles[state.hands.tiles[p][i]];
  return sum;
}

}  // namespace

extern const EstimatePart hands_estimate = {.tiles_to_come = tiles_to_come};

}  // namespace bastide
