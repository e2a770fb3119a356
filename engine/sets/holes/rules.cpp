// VAR-9: whoever fills a hole, a cell with tiles on all four sides, goes on with another tile. Once
// a turn, and not for a tile that gives a double turn already (AMB-66): the builder speaks first.
#include "engine/base/random.hpp"
#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

void tile_placed(const Game&, State& state, Events*) {
  const Board& board = state.board;
  const Position at = board.cells[board.tiles[state.placed].cell].at;
  state.part.hole_filled = true;
  for (int side = 0; side < side_count; ++side)
    state.part.hole_filled &= tile_at(board, neighbour(at, static_cast<Side>(side))) != no_tile;
}

// Inside message 7 as well, like a builder's double turn.
Next part_over(const Game& game, State& state, Events* events) {
  if (!state.part.hole_filled || state.hole.used_turn == state.turn) return Next::advance;
  state.hole.used_turn = state.turn;
  report(events, EventKind::part_begun, state.active, &holes_set);
  return jump_to(game, state, Phase::part_start);
}

u64 hash(const Game&, const State& state) {
  const bool waiting = state.messages.interrupted && state.messages.interrupted_part.hole_filled;
  return mix64(state.part.hole_filled * 4u + waiting * 2u + (state.hole.used_turn == state.turn));
}

}  // namespace

const Set holes_set = {
    .id = "holes",
    .in_play = [](const Setup& setup) { return setup.options.holes_give_turns; },
    .tile_placed = tile_placed,
    .part_over = part_over,
    .hash = hash,
};

}  // namespace bastide
