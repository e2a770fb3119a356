// What the fairy adds to options and state.
#pragma once

#include "engine/base/player.hpp"
#include "engine/board/board.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {

struct FairyOptions {
  bool without_fairy = false;  // OPT-PD-FAIRY: true off
  bool fairy_on_tile = false;  // OPT-FAIRY: true on-tile

  friend bool operator==(const FairyOptions&, const FairyOptions&) = default;
};

struct FairyState {
  TileIndex at = no_tile;  // where she stands; no_tile: beside the board
  // The meeple that she stands next to; no_node: nobody.
  Node node = no_node;
  PlayerIndex owner = no_player;
  Piece figure = Piece::meeple;
};

}  // namespace bastide
