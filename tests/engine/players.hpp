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

}  // namespace bastide::testing
