// Tiles by what is on their sides.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/rules/game.hpp"

namespace bastide::web {

// What is wanted on the sides of a tile, from the north clockwise; nothing: anything.
using SideKinds = std::array<std::optional<EdgeKind>, edge_count>;
inline constexpr SideKinds any_sides = {};

// The first rotation in which a tile has them; nothing: in none.
std::optional<u8> rotation_with(const Game& game, TypeIndex type, const SideKinds& sides);
// The kinds of sides that tiles of the game have, apart from a board's.
std::vector<EdgeKind> kinds_of_sides(const Game& game);

}  // namespace bastide::web
