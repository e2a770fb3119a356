// The computer players that have a name, from the weakest to the strongest (docs/players.md). A
// level is data: how far it looks ahead, what it does not see and what it believes in.
#pragma once

#include <array>

#include "engine/players/search.hpp"

namespace bastide {

struct Level {
  std::string_view id;
  Mind mind;
};
inline constexpr std::size_t level_count = 5;
extern const std::array<Level, level_count> levels;

}  // namespace bastide
