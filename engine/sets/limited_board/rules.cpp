// VAR-11, VAR-12: a board of limited size. The board itself keeps within its bounds and closes what
// reaches a wall; here is said which they are.
#include <algorithm>

#include "engine/sets/sets.hpp"

namespace bastide {
namespace {

// The start tile is in the middle; of an even number of cells one more lies east and south.
Bounds fixed_bounds(const Options& options) {
  const int left = -(options.board_width - 1) / 2, top = -(options.board_height - 1) / 2;
  return {static_cast<i16>(left), static_cast<i16>(top),
          static_cast<i16>(left + options.board_width - 1),
          static_cast<i16>(top + options.board_height - 1)};
}

// With `shift`: as far as the limits may still move once a tile lies there.
Bounds reach_around(const Bounds& bounds, Position at, const Options& options) {
  const int x = options.board_width - 1, y = options.board_height - 1;
  return {std::max(bounds.left, static_cast<i16>(at.x - x)),
          std::max(bounds.top, static_cast<i16>(at.y - y)),
          std::min(bounds.right, static_cast<i16>(at.x + x)),
          std::min(bounds.bottom, static_cast<i16>(at.y + y))};
}

void set_up(const Game& game, State& state) {
  const Options& options = game.setup.options;
  shrink(state.board,
         options.board_shifts ? reach_around(Bounds{}, {0, 0}, options) : fixed_bounds(options));
  // A border that may still move closes nothing.
  state.board.walled = options.border_closes && !options.board_shifts;
}

void tile_placed(const Game& game, State& state, Events*) {
  const Options& options = game.setup.options;
  if (!options.board_shifts) return;
  Board& board = state.board;
  const Position at = board.cells[board.tiles[state.placed].cell].at;
  shrink(board, reach_around(board.bounds, at, options));
}

}  // namespace

const Set limited_board_set = {
    .id = "limited-board",
    .in_play = [](const Setup& setup) { return setup.options.limited_board; },
    .set_up = set_up,
    .tile_placed = tile_placed,
};

}  // namespace bastide
