// The completion sale: until the tile is laid, what it would complete is worth more to whoever has
// it, and the highest bid is owed.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/sale/sale.hpp"

namespace bastide {
namespace {

// What an owner gains by completing the feature now.
double gain_of(const Valuation& v, Node feature) {
  const SegmentKind kind = kind_of(v.game.tables, v.state.board, feature);
  if (needs_surroundings(kind)) {
    for (const Surrounded& one : v.surrounded)
      if (one.tile == v.state.board.node_tile[feature])
        return (1 - one.completion) *
               appraise(v.game, v.state, feature, v.state.board.totals[feature], true).value;
    return 0;
  }
  const u8 known = v.survey.index[feature];
  if (known == 0) return 0;
  const FeatureWorth& worth = v.worths[known - 1];
  return worth.occupied ? worth.completed_value - worth.worth : 0;
}

void add(Valuation& v) {
  const State& state = v.state;
  const SalePart& sale = state.part.sale;
  const Phase phase = decision(v.game, state).phase;
  const bool bidding = phase == Phase::bids && sale.highest != no_player;
  if (bidding) {
    v.give_to(sale.highest, -sale.bid);
    v.give_to(state.active, sale.bid);
  }
  if (phase != Phase::sale && phase != Phase::bids && phase != Phase::place) return;
  const PlayerIndex holder = bidding ? sale.highest : state.active;
  double best = 0;
  u8 owners = 0;
  for (const Node feature : features_for_sale(v.game, state)) {
    const u8 scoring = owners_of(state.board.totals[feature], v.game.sides);
    const double gain = scoring >> holder & 1 ? gain_of(v, feature) : 0;
    if (gain <= best) continue;
    best = gain;
    owners = scoring;
  }
  v.give(owners, best);
}

}  // namespace

extern const EstimatePart sale_estimate = {.add = add};

}  // namespace bastide
