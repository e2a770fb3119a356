// What Gold Mines add to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"

namespace bastide {

struct GoldOptions {
  bool gold_taken_automatically = false;  // OPT-GOLDPICK: true auto

  friend bool operator==(const GoldOptions&, const GoldOptions&) = default;
};

// The lists stay empty when Gold Mines are not in play.
struct GoldState {
  FixedVector<u8, max_tiles> bars;  // on the landscape, by TileIndex (GOLD-4)
  u8 won[max_players] = {};
  // For the features completed in this part; cleared when the bars are distributed, so that a new
  // part need not do it. By TileIndex, bit p: player p may take bars there.
  FixedVector<u8, max_tiles> claims;
};
struct GoldPart {
  PlayerIndex taker = no_player;  // S11a: the next to take; no_player: nobody asked yet
};

}  // namespace bastide
