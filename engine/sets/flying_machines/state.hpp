// What Flying Machines add to options and state.
#pragma once

#include "engine/board/board.hpp"
#include "engine/rules/vocabulary.hpp"

namespace bastide {

struct FlyingOptions {
  bool abbots_fly = false;  // OPT-FLYABBOT: true on

  friend bool operator==(const FlyingOptions&, const FlyingOptions&) = default;
};

// The flight under way.
struct FlightPart {
  bool flying = false;
  Piece figure = Piece::meeple;  // still counted in the supply
  TileIndex target = no_tile;    // where the flyer lands, once the die has been rolled
};

}  // namespace bastide
