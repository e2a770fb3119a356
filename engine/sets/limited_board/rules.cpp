// VAR-11, VAR-12: a board of limited size. The board itself keeps within its bounds and closes what
// reaches a wall; here is said which they are.
#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// The first start tile is in the middle; of an even number of cells one more lies east and south.
Bounds fixed_bounds(const Options& options, Position middle) {
  const int left = middle.x - (options.board_width - 1) / 2;
  const int top = middle.y - (options.board_height - 1) / 2;
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
  const Position middle = game.start[0].at;
  shrink(state.board, options.board_shifts ? reach_around(Bounds{}, middle, options)
                                           : fixed_bounds(options, middle));
  // A border that may still move closes nothing.
  state.board.walled = options.border_closes && !options.board_shifts;
}

void tile_placed(const Game& game, State& state, Events*) {
  const Options& options = game.setup.options;
  if (!options.board_shifts) return;
  Board& board = state.board;
  const Position at = place_of(board, state.placed);
  shrink(board, reach_around(board.bounds, at, options));
}

void compose(Ruleset& rules) { rules.may_stall = true; }

constexpr OptionInfo options[] = {
    {19, "limited-board", "VAR-11", &Options::limited_board},
    {20, "board-shifts", "VAR-11", &Options::board_shifts, &Options::limited_board},
    {21, "border-closes", "VAR-12", &Options::border_closes, &Options::limited_board}};

constexpr NumberInfo numbers[] = {
    {0, "board-width", "VAR-11", &Options::board_width, 3, 50, &Options::limited_board},
    {1, "board-height", "VAR-11", &Options::board_height, 3, 50, &Options::limited_board}};

}  // namespace

extern const Set limited_board_set = {
    .id = "limited-board",
    .options = options,
    .numbers = numbers,
    .in_play = [](const Setup& setup) { return setup.options.limited_board; },
    .compose = compose,
    .set_up = set_up,
    .tile_placed = tile_placed,
};

}  // namespace bastide
