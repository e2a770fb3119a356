#include "engine/players/stand_in.hpp"

#include "engine/players/player.hpp"

namespace bastide {

Action stand_in_answer(const Game& game, const State& state) {
  // The future that it sees does not depend on what the devices have revealed, nor does its choice
  // among equals: both are the same for all who know the position.
  Random random{u64{state.turn} << 32 | state.chance};
  const State view = determinize(state, random.next());
  return find_player_kind(stand_in_kind)->choose(game, view, random, {}).action;
}

}  // namespace bastide
