// Where a tile may lie: where its edges match and no set forbids it.
#pragma once

#include "engine/rules/set.hpp"

namespace bastide {

// The rule of a set that forbids a tile where its edges match; Rule::none if no set does.
Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation);
// Whether some set restricts where tiles of a type may lie.
inline bool restricted(const Game& game, TypeIndex type) { return game.restricted[type]; }
// Visits every empty cell where a tile of a restricted type may lie, with the rotations
// (rotations_on).
template <class Visit>
void each_restricted_place(const Game& game, const State& state, TypeIndex type, Visit visit) {
  const Board& board = state.board;
  const auto look_at = [&](CellIndex index) {
    const Cell& cell = board.cells[index];
    if (const u8 rotations = rotations_on(game, state, type, cell)) visit(cell, rotations);
  };
  for (const Set* set : game.restricting) {
    if (!set->only_place || !set->restricts(game, type)) continue;
    const CellIndex only = find_cell(board, set->only_place(game, state));
    if (only != no_cell && board.cells[only].tile == no_tile) look_at(only);
    return;
  }
  for (const CellIndex index : board.frontier) look_at(index);
}
// Whether a tile fits anywhere.
bool placeable(const Game& game, const State& state, TypeIndex type);

}  // namespace bastide
