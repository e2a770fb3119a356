// Traders & Builders: builders and pigs in hand and at work, the double turn, and the chance of a
// majority of each kind of goods.
#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"

namespace bastide {
namespace {

constexpr FigureInHand figures[] = {{.kind = Piece::builder, .points = 2},
                                    {.kind = Piece::pig, .points = 1}};
constexpr double builder_at_work = 6;  // with the whole game to come
constexpr double at_dead_end = 0.5;    // the share of that where nothing can be completed
// Added to each count: the larger, the less tokens decide who will have the most.
constexpr double goods_doubt = 1;

// PIG-4
void field(Valuation& v, const FeatureTotals& totals, u8 owners, double cities) {
  v.give(owners & totals.helpers, cities);
}

// A builder works for as long as its feature is open, and then returns.
void add_builders(Valuation& v) {
  for (const Figure& figure : v.state.figures) {
    if (figure.kind != Piece::builder) continue;
    const u8 known = v.survey.index[find_root(v.state.board, figure.node)];
    if (known == 0) continue;
    const int draws = v.turns[figure.owner];
    const double share = v.survey.features[known - 1u].dead ? at_dead_end : 1;
    v.give_to(figure.owner, share * builder_at_work * draws / (draws + v.weights.figure_horizon));
  }
}

// TRADE-7: the chance of having the most
void add_goods(Valuation& v) {
  for (int kind = 0; kind < goods_kinds; ++kind) {
    double sum = 0, odds[max_players];
    for (int p = 0; p < v.game.sides; ++p) {
      const double tokens = v.state.traders.goods[p][kind] + goods_doubt;
      sum += odds[p] = tokens * tokens * tokens;
    }
    for (int p = 0; p < v.game.sides; ++p) v.give_to(p, 10 * odds[p] / sum);
  }
}

void add(Valuation& v) {
  add_builders(v);
  if (v.state.this_turn.traders.double_turn_used) v.give_to(v.state.active, v.weights.second_part);
  add_goods(v);
}

}  // namespace

extern const EstimatePart traders_builders_estimate = {
    .figures = figures, .field = field, .spread = 4, .add = add};

}  // namespace bastide
