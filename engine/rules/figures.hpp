// Who may stand where: the checks that every placement of a figure shares.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide {

// BASE-FIG-3: a feature without any meeple.
inline bool unoccupied(const State& state, Node node) {
  return state.board.totals[find_root(state.board, node)].strength == 0;
}

inline bool in_supply(const State& state, PlayerIndex player, FigureKind kind) {
  return state.supply[player][static_cast<std::size_t>(kind)] > 0;
}

// Offers a meeple on every unoccupied segment of the tile just placed for which `wanted` holds.
template <class Wanted>
void offer_meeples(const Game& game, const State& state, ActionList& actions, Wanted wanted) {
  if (!in_supply(state, state.active, FigureKind::meeple)) return;
  const PlacedTile& tile = state.board.tiles[state.placed];
  const TypeTable& type = game.tables.types[tile.type];
  for (int i = 0; i < type.segment_count; ++i)
    if (wanted(type.kind[i]) && unoccupied(state, static_cast<Node>(tile.first_node + i)))
      actions.push_back(deploy_action(FigureKind::meeple, i));
}

}  // namespace bastide
