// What Mage & Witch add to the state.
#pragma once

#include "engine/rules/piece.hpp"

namespace bastide {

struct MagicState {
  Node at[magic_figures] = {no_node, no_node};  // by Magic; no_node: not on the board (MAGE-1)
};

}  // namespace bastide
