// Watchtowers: what they are worth now to the meeples on their tiles, weighted by the chance that
// the road or city there is completed.
#include "engine/players/estimate_part.hpp"
#include "engine/rules/state.hpp"
#include "engine/sets/watchtowers/towers.hpp"

namespace bastide {
namespace {

using namespace watchtowers;

void add(Valuation& v) {
  const Board& board = v.state.board;
  for (const Figure& figure : v.state.figures) {
    const TileIndex tile = board.node_tile[figure.node];
    if (!is_meeple(figure.kind) || tower_on(v.game, v.state, tile) == Watchtower::none) continue;
    const u8 known = v.survey.index[find_root(board, figure.node)];
    if (known == 0 || v.survey.features[known - 1].kind == SegmentKind::field) continue;
    const double points =
        rate_of(tower_on(v.game, v.state, tile)) * count_for(v.game, v.state, tile);
    v.give_to(figure.owner, v.worths[known - 1].completion * points);
  }
}

}  // namespace

extern const EstimatePart watchtowers_estimate = {.spread = 0.4, .add = add};

}  // namespace bastide
