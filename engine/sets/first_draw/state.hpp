// VAR-2: what drawing for the first turn adds to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/tile_tables.hpp"

namespace bastide {

struct FirstDrawOptions {
  bool first_by_draw = false;  // VAR-2

  friend bool operator==(const FirstDrawOptions&, const FirstDrawOptions&) = default;
};

struct LotsState {
  u8 waiting = 0;  // bit p: player p has still to draw
  u8 drawn = 0;    // bit p: player p has drawn, since the last tie
  TypeIndex tile[max_players] = {};
};

}  // namespace bastide
