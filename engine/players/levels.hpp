// The named computer players, from the weakest to the strongest (docs/players.md). A level is data:
// how far it looks ahead, what it overlooks and which weights it uses.
#pragma once

#include <array>

#include "engine/players/losses_at.hpp"
#include "engine/players/search.hpp"

namespace bastide {

struct Level {
  std::string_view id;
  PlayerConfig config;
};
extern const std::array<Level, level_count> levels;

// In addition, players that differ in taste, not in strength.
inline constexpr std::size_t persona_count = 3;
extern const std::array<Level, persona_count> personas;

}  // namespace bastide
