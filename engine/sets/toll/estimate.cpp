// The toll road: what is counted only at the end is worth little while that is far away, and points
// are dear while they hardly pay for the next tiles.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/sets/toll/toll.hpp"

namespace bastide {
namespace {

using namespace toll;

// Found by playing; how far they get: docs/rules/20-variants.md.
constexpr double early_share = 0.5;  // of what is counted at the end
constexpr int end_in_sight = 12;     // tiles before the end, from which on it is worth more
constexpr double poor = 0.5;         // a point that is missing for the next tiles
constexpr int tiles_ahead = 10;      // so many

double share_of_end(const State& state) {
  const double far = std::min(1.0, static_cast<double>(state.bag_total) / end_in_sight);
  return 1 - (1 - early_share) * far;
}

void adjust_value(Valuation& v, std::size_t i) {
  v.worths[i].unfinished_value *= share_of_end(v.state);
}

void field(Valuation& v, const FeatureTotals&, u8 owners, double cities) {
  const int per_city = v.game.worth[static_cast<std::size_t>(SegmentKind::field)].city;
  v.give(owners, -v.weights.field * per_city * cities * (1 - share_of_end(v.state)));
}

void add(Valuation& v) {
  const State& state = v.state;
  const int laid = tiles_laid(v.game, state), left = state.bag_total;
  int due = 0;
  for (int tile = 0; tile < std::min(tiles_ahead, left); ++tile) due += toll_after(laid + tile);
  v.give_to(0, -poor * std::max(0, due - state.score[0]));
}

}  // namespace

extern const EstimatePart toll_estimate = {
    .adjust_value = adjust_value, .field = field, .add = add};

}  // namespace bastide
