// What King & Robber Baron add to options and state.
#pragma once

#include "engine/base/player.hpp"

namespace bastide {

// OPT-KING: one of them, or none: then the cards count features in the end (KING-4).
struct KingOptions {
  bool king_fixed = false;         // 10 points a card
  bool king_both = false;          // 15 for one, 40 for both
  bool king_continuously = false;  // 1 point for every feature as it is completed

  friend bool operator==(const KingOptions&, const KingOptions&) = default;
};

// The King counts cities, the Robber Baron roads.
enum class KingCard : u8 { king, robber_baron };
inline constexpr int king_cards = 2;

struct KingState {
  PlayerIndex holder[king_cards] = {no_player, no_player};
  u8 record[king_cards] = {};  // tiles of the largest one completed so far (AMB-105)
};
struct KingPart {
  u8 largest[king_cards] = {};    // completed in this part
  u8 completed[king_cards] = {};  // of which no points have been given yet
};

}  // namespace bastide
