#include "engine/players/play.hpp"

namespace bastide {

void play_out(const Game& game, State& state, const Seating& seating, u64 seed) {
  play_out(game, state, seed, [&](PlayerIndex player, const State& now, Random& random) {
    return choose_unseeing(*seating[player], game, now, random, {});
  });
}

}  // namespace bastide
