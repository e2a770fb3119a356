// VAR-11, VAR-12: what a limited board adds to the options.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

struct LimitedBoardOptions {
  bool limited_board = false;  // VAR-11: board_width x board_height cells
  bool board_shifts = false;   // VAR-11, shift: the limits are where the landscape needs them
  bool border_closes = false;  // VAR-12
  u8 board_width = 11, board_height = 9;

  friend bool operator==(const LimitedBoardOptions&, const LimitedBoardOptions&) = default;
};

}  // namespace bastide
