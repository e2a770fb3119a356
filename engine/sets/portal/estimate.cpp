// The magic portal: which of all places are looked at.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/dragon/dragon.hpp"

namespace bastide {
namespace {

// A feature that is worth much and nearly completed, away from the dragon.
double promise(const Game& game, const State& state, const Action& action) {
  const Board& board = state.board;
  const TileIndex tile = tile_at(board, action.at);
  const Node root = find_root(board, node_of(board, tile, action.where));
  const FeatureTotals& totals = board.totals[root];
  const SegmentKind kind = kind_of(game.tables, board, root);
  const double value = appraise(game, state, root, totals, kind != SegmentKind::field).value;
  const double lacking =
      closing_of(kind) == Closing::edges ? 1.5 * std::min<int>(totals.open, 6) : 0;
  const bool near =
      state.dragon.at != no_tile && dragon::distance(board, state.dragon.at, tile) < 4;
  return value - lacking - (near ? 3 : 0);
}

}  // namespace

extern const EstimatePart portal_estimate = {.many = {ActionKind::portal, 8, promise}};

}  // namespace bastide
