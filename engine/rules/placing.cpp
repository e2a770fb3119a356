#include "engine/rules/placing.hpp"

#include <algorithm>

namespace bastide {

Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation) {
  for (const auto hook : game.refuse_place)
    if (const Rule rule = hook(game, state, type, at, rotation); rule != Rule::none) return rule;
  return Rule::none;
}

u8 rotations_on(const Game& game, const State& state, TypeIndex type, const Cell& cell) {
  u8 rotations = game.tables.fit(type, cell.pattern);
  if (rotations == 0 || !contains(state.board.bounds, cell.at)) return 0;
  for (const auto hook : game.refuse_place)
    for (int r = 0; r < 4; ++r)
      if (rotations >> r & 1 && hook(game, state, type, cell.at, r) != Rule::none)
        rotations = static_cast<u8>(rotations & ~(1u << r));
  return rotations;
}

void offer_places(const Game& game, const State& state, TypeIndex type, ActionList& actions) {
  for (const CellIndex index : state.board.frontier) {
    const Cell& cell = state.board.cells[index];
    const u8 rotations = rotations_on(game, state, type, cell);
    for (int r = 0; r < 4; ++r)
      if (rotations >> r & 1) actions.push_back(place_action(cell.at, r));
  }
}

bool placeable(const Game& game, const State& state, TypeIndex type) {
  const Board& board = state.board;
  return std::any_of(board.frontier.begin(), board.frontier.end(), [&](CellIndex cell) {
    return rotations_on(game, state, type, board.cells[cell]) != 0;
  });
}

}  // namespace bastide
