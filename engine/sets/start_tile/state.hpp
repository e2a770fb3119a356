// VAR-6: what the start tile in the supply adds to the options.
#pragma once

namespace bastide {

struct StartTileOptions {
  bool start_tile_in_supply = false;  // VAR-6

  friend bool operator==(const StartTileOptions&, const StartTileOptions&) = default;
};

}  // namespace bastide
