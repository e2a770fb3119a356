#include "engine/rules/placing.hpp"

namespace bastide {

Rule forbidden(const Game& game, const State& state, TypeIndex type, Position at, int rotation) {
  for (const Set* set : game.restricting)
    if (const Rule rule = set->refuse_place(game, state, type, at, rotation); rule != Rule::none)
      return rule;
  return Rule::none;
}

u8 rotations_on(const Game& game, const State& state, TypeIndex type, const Cell& cell) {
  u8 rotations = game.tables.fit(type, cell.pattern);
  if (rotations == 0 || !contains(state.board.bounds, cell.at)) return 0;
  if (!restricted(game, type)) return rotations;
  for (int r = 0; r < 4; ++r)
    if (rotations >> r & 1 && forbidden(game, state, type, cell.at, r) != Rule::none)
      rotations = static_cast<u8>(rotations & ~(1u << r));
  return rotations;
}

bool placeable(const Game& game, const State& state, TypeIndex type) {
  if (!restricted(game, type)) {
    const u8* fits = game.tables.fits_of(type);
    const CellIndex *cells = state.board.frontier.begin(), *const end = state.board.frontier.end();
    const auto fit = [&](std::size_t n) {
      unsigned any = 0;
      for (std::size_t i = 0; i < n; ++i) any |= fits[state.board.cells[cells[i]].pattern];
      return any != 0;
    };
    // It nearly always fits one of the first eight, and which one varies too much for a branch.
    for (; end - cells > 8; cells += 8)
      if (fit(8)) return true;
    return fit(static_cast<std::size_t>(end - cells));
  }
  bool fits = false;
  each_restricted_place(game, state, type, [&](const Cell&, u8) { fits = true; });
  return fits;
}

}  // namespace bastide
