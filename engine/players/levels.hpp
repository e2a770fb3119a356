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

// Beside them those that are told apart by their taste, not by their strength.
inline constexpr std::size_t persona_count = 3;
extern const std::array<Level, persona_count> personas;

}  // namespace bastide
