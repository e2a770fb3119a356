// Games and players for the tests of computer players.
#pragma once

#include <gtest/gtest.h>

#include "engine/players/player.hpp"
#include "tests/engine/record_games.hpp"

namespace bastide::testing {

inline Game make(const Setup& setup) {
  auto game = make_game(all_tiles(), setup);
  EXPECT_TRUE(game.has_value());
  return *game;
}

inline Setup setup_of(u64 seed, int players = 2) {
  Setup setup;
  setup.seed = seed;
  setup.players = static_cast<u8>(players);
  return setup;
}

inline const PlayerKind& kind(std::string_view id) {
  const PlayerKind* found = find_player_kind(id);
  EXPECT_NE(found, nullptr);
  return *found;
}

// A turn about to begin, reached by greedy players, with at most so many tiles left.
inline State before_draw(const Game& game, int tiles) {
  State state = initial_state(game);
  Random random{1};
  for (;;) {
    const Decision d = decision(game, state);
    if (d.over || (d.chance && d.phase == Phase::draw && state.bag_total <= tiles)) return state;
    apply(game, state,
          d.chance ? chance_outcome(game, state)
                   : kind("greedy").choose(game, state, random, {}).action);
  }
}

inline Setup with(int players, Expansion expansion) {
  Setup setup = setup_of(4, players);
  setup.expansions = expansion_bit(expansion);
  return setup;
}

}  // namespace bastide::testing
