// A whole game between computer players.
#pragma once

#include <array>

#include "engine/players/player.hpp"

namespace bastide {

// The players, by seat.
using Seating = std::array<const PlayerKind*, max_players>;

// Plays to the end. The players' own randomness comes from `seed`, that of the game from the state.
void play_out(const Game& game, State& state, const Seating& seating, u64 seed);

// The same with choose(player, state, random) as the players. It gets the true state: a blind
// player needs no determinized copy. A player that has already decided about the figure is not
// asked again.
template <class Choose>
void play_out(const Game& game, State& state, u64 seed, const Choose& choose) {
  std::array<Random, max_players> chance;
  for (std::size_t p = 0; p < chance.size(); ++p) chance[p].seed = random_at(seed, p);
  resolve_chances(game, state);
  while (!state.over) {
    const PlayerIndex player = decision(game, state).player;
    const SearchResult choice = choose(player, state, chance[player]);
    play_on(game, state, choice.action);
    const Decision next = decision(game, state);
    if (choice.figure.kind == ActionKind::none || next.phase != Phase::figure ||
        next.player != player)
      continue;
    chance[player].next();  // as if asked: the same games as when it is
    play_on(game, state, choice.figure);
  }
}

// The choice of a player of a kind, which gets the state with the future hidden.
inline SearchResult choose_unseeing(const PlayerKind& kind, const Game& game, const State& state,
                                    Random& random, const SearchControl& control) {
  return kind.blind ? kind.choose(game, state, random, control)
                    : kind.choose(game, determinize(state, random.next()), random, control);
}

}  // namespace bastide
