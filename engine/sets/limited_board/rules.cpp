// VAR-11, VAR-12: a board of limited size. The board itself enforces its bounds and closes features
// at a wall; this set decides where the bounds are.
#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// The bounding box of the start tiles.
Bounds start_of(const Game& game) {
  const Position first = game.start[0].at;
  Bounds box{first.x, first.y, first.x, first.y};
  for (const StartTile& tile : game.start)
    box = {std::min(box.left, tile.at.x), std::min(box.top, tile.at.y),
           std::max(box.right, tile.at.x), std::max(box.bottom, tile.at.y)};
  return box;
}

struct Size {
  int width, height;
};
Size size_of(const Bounds& box) { return {box.right - box.left + 1, box.bottom - box.top + 1}; }

const std::optional<Bounds>& given_limits(const Game& game) {
  static constexpr std::optional<Bounds> none;
  return game.setup.position ? game.setup.position->limits : none;
}

// With `shift`, limits that a position names are the farther out, the less landscape there is.
// Otherwise the option, enlarged if necessary to leave a cell on each side of the start tiles.
Size size_of(const Game& game) {
  const Size start = size_of(start_of(game));
  if (const std::optional<Bounds>& limits = given_limits(game)) {
    const Size reach = size_of(*limits);
    return {(reach.width + start.width) / 2, (reach.height + start.height) / 2};
  }
  const Options& options = game.setup.options;
  return {std::max<int>(options.board_width, start.width + 2),
          std::max<int>(options.board_height, start.height + 2)};
}

// The start tiles are in the middle; if the remaining cells are odd in number, the extra one is in
// the east or south.
Bounds fixed_bounds(const Game& game) {
  if (const std::optional<Bounds>& limits = given_limits(game)) return *limits;
  const Bounds start = start_of(game);
  const Size size = size_of(game);
  const int left = start.left - (size.width - 1 - (start.right - start.left)) / 2;
  const int top = start.top - (size.height - 1 - (start.bottom - start.top)) / 2;
  return {static_cast<i16>(left), static_cast<i16>(top), static_cast<i16>(left + size.width - 1),
          static_cast<i16>(top + size.height - 1)};
}

// With `shift`: how far the limits can still move once a tile lies there.
Bounds reach_around(const Bounds& bounds, Position at, const Size& size) {
  const int x = size.width - 1, y = size.height - 1;
  return {std::max(bounds.left, static_cast<i16>(at.x - x)),
          std::max(bounds.top, static_cast<i16>(at.y - y)),
          std::min(bounds.right, static_cast<i16>(at.x + x)),
          std::min(bounds.bottom, static_cast<i16>(at.y + y))};
}

void set_up(const Game& game, State& state) {
  const Options& options = game.setup.options;
  Bounds bounds = options.board_shifts ? Bounds{} : fixed_bounds(game);
  if (options.board_shifts)
    for (const StartTile& tile : game.start) bounds = reach_around(bounds, tile.at, size_of(game));
  shrink(state.board, bounds);
  // A border that can still move closes nothing.
  if (options.border_closes && !options.board_shifts) wall_in(game.tables, state.board);
}

void tile_placed(const Game& game, State& state, Events*) {
  if (!game.setup.options.board_shifts) return;
  Board& board = state.board;
  const Position at = place_of(board, state.placed);
  shrink(board, reach_around(board.bounds, at, size_of(game)));
}

void pick_up(const Game&, const State& state, StartPosition& position) {
  position.limits = state.board.bounds;
}

void compose(Ruleset& rules) { rules.may_stall = true; }

constexpr OptionInfo options[] = {
    {19, "limited-board", "VAR-11", &Options::limited_board},
    {20, "board-shifts", "VAR-11", &Options::board_shifts, &Options::limited_board},
    {21, "border-closes", "VAR-12", &Options::border_closes, &Options::limited_board}};
constexpr bool Options::*one_of[] = {&Options::board_shifts, &Options::border_closes};

constexpr NumberInfo numbers[] = {
    {0, "board-width", "VAR-11", &Options::board_width, 3, 50, &Options::limited_board},
    {1, "board-height", "VAR-11", &Options::board_height, 3, 50, &Options::limited_board}};

}  // namespace

extern const Set limited_board_set = {
    .id = "limited-board",
    .options = options,
    .numbers = numbers,
    .one_of = one_of,
    .more_before = true,
    .in_play = [](const Setup& setup) { return setup.options.limited_board; },
    .compose = compose,
    .set_up = set_up,
    .pick_up = pick_up,
    .tile_placed = tile_placed,
};

}  // namespace bastide
