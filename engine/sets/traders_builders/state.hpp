// What Traders & Builders add to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/tiles/tile_type.hpp"

namespace bastide {

struct TradersOptions {
  bool builder_stays = false;  // OPT-BUILDERRETURN: true off
  bool pig_stays = false;      // OPT-PIGRETURN: true off

  friend bool operator==(const TradersOptions&, const TradersOptions&) = default;
};

struct TradersState {
  u8 goods[max_players][goods_kinds] = {};  // tokens taken, for all to see (TRADE-4)
};
struct TradersTurn {
  bool double_turn_used = false;  // BUILD-10; reset for the next turn: BUILD-11
};
struct TradersPart {
  bool double_turn_due = false;  // BUILD-8
};

}  // namespace bastide
