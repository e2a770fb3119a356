// VAR-8: what the completion sale adds to options and state.
#pragma once

#include "engine/base/player.hpp"

namespace bastide {

struct SaleOptions {
  bool completion_sale = false;  // VAR-8

  friend bool operator==(const SaleOptions&, const SaleOptions&) = default;
};

struct SaleTurn {
  bool offered = false;            // SALE-3: once a turn
  PlayerIndex seller = no_player;  // whose turn it is while the buyer plays it
};
struct SalePart {
  u8 bidders = 0;  // bit p: player p may still bid; none: there is no auction
  PlayerIndex next = no_player, highest = no_player;
  u8 bid = 0;  // of the highest bidder
};

}  // namespace bastide
