#include "web/reading/side_kinds.hpp"

#include <algorithm>

namespace bastide::web {

std::optional<u8> rotation_with(const Game& game, TypeIndex type, const SideKinds& sides) {
  for (u8 rotation = 0; rotation < 4; ++rotation) {
    const auto& edges = game.tables.types[type].rotated[rotation].edges;
    bool all = true;
    for (std::size_t side = 0; side < sides.size(); ++side)
      all &= !sides[side] || *sides[side] == static_cast<EdgeKind>(edges[side]);
    if (all) return rotation;
  }
  return {};
}

std::vector<EdgeKind> kinds_of_sides(const Game& game) {
  std::vector<EdgeKind> kinds;
  // Fields last: nobody looks for them first.
  constexpr int all = static_cast<int>(EdgeKind::board);
  for (int n = 1; n <= all; ++n) {
    const auto kind = static_cast<EdgeKind>(n % all);
    if (std::any_of(game.types.begin(), game.types.end(), [&](const TileType& type) {
          return std::find(type.edges.begin(), type.edges.end(), kind) != type.edges.end();
        }))
      kinds.push_back(kind);
  }
  return kinds;
}

}  // namespace bastide::web
