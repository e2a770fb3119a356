// VAR-3, VAR-4: what tiles in hand add to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/tile_tables.hpp"

namespace bastide {

struct HandsOptions {
  bool draw_early = false;     // VAR-3
  bool hand_of_three = false;  // VAR-4

  friend bool operator==(const HandsOptions&, const HandsOptions&) = default;
};

// Whether players have tiles in hand.
constexpr bool has_hands(const HandsOptions& options) {
  return options.draw_early || options.hand_of_three;
}

inline constexpr int max_hand = 3;
struct HandsState {
  u8 count[max_players] = {};
  TypeIndex tiles[max_players][max_hand] = {};  // sorted
};
struct HandsTurn {
  bool filled = false;  // hands have been filled up
};

}  // namespace bastide
