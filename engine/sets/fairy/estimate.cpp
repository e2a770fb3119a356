// The fairy: points at the beginning of turns for as long as she is left there, and when the
// feature is scored. That she keeps the dragon away, the dragon's estimate knows.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/dragon/dragon.hpp"
#include "engine/sets/fairy/fairy.hpp"

namespace bastide {
namespace {

// Of the turns to come, those that begin with her: what the others do about her in their next turns
// is seen by playing them. Likewise of the scorings, and at the end.
constexpr double turns_kept = 0.3, at_scoring = 0.1, at_end = 0.5;

void add(Valuation& v) {
  if (v.state.fairy.at == no_tile || v.state.over) return;
  bool favoured[max_players] = {};
  for (const Figure& figure : v.state.figures) {
    if (!fairy::is_with(v.game, v.state, figure) || favoured[figure.owner]) continue;
    favoured[figure.owner] = true;
    const double turns = v.turns[figure.owner];
    const Node root = find_root(v.state.board, figure.node);
    const u8 known = v.survey.index[root];
    const double done = known != 0 ? v.worths[known - 1u].completion : 0.5;
    const double end = 1 / (1 + turns);  // that the game ends first
    v.give_to(figure.owner,
              fairy::points_for_turn * std::min(turns, turns_kept) * 2 / v.game.sides +
                  fairy::points_for_scoring * (at_scoring * done + at_end * end));
  }
}

// Where it is worth most: in a good feature, and where the dragon is near.
double promise(const Game& game, const State& state, const Action& action) {
  const Board& board = state.board;
  const TileIndex tile = tile_at(board, action.at);
  const Node root = find_root(board, node_of(board, tile, action.where));
  const FeatureTotals& totals = board.totals[root];
  const double value = appraise(game, state, root, totals, false).value;
  const double open = std::min<int>(totals.open, 4);
  const int far = state.dragon.at == no_tile ? dragon_steps + 1
                                             : dragon::distance(board, state.dragon.at, tile);
  return value - open + (far > dragon_steps ? 0 : 2 * (dragon_steps + 1 - far));
}

}  // namespace

extern const EstimatePart fairy_estimate = {.many = {ActionKind::fairy, 8, promise}, .add = add};

}  // namespace bastide
