// A whole game between computer players.
#pragma once

#include <array>

#include "engine/players/player.hpp"

namespace bastide {

// Who plays, by seat.
using Table = std::array<const PlayerKind*, max_players>;

// Plays to the end. The players' own chance comes from `seed`, that of the game from the state.
void play_out(const Game& game, State& state, const Table& table, u64 seed);

}  // namespace bastide
