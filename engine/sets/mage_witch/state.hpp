// What Mage & Witch add to the state.
#pragma once

#include "engine/board/board.hpp"

namespace bastide {

// Numbered as in actions.
enum class Magic : u8 { mage, witch };
inline constexpr int magic_figures = 2;

struct MagicState {
  Node at[magic_figures] = {no_node, no_node};  // by Magic; no_node: not on the board (MAGE-1)
};

}  // namespace bastide
