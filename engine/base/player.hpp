// The sides of a game by number, in turn order. Everything that belongs to a side has its colour.
#pragma once

#include "engine/base/types.hpp"

namespace bastide {

inline constexpr int max_players = 8;  // COMP-5
using PlayerIndex = u8;
inline constexpr PlayerIndex no_player = 0xff;

}  // namespace bastide
