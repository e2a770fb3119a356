// King & Robber Baron: what a card will bring in the end, half of it while the record is small
// enough to be beaten.
#include <algorithm>

#include "engine/players/estimate_part.hpp"
#include "engine/rules/state.hpp"

namespace bastide {
namespace {

// Tiles of a city or road from which on nobody is likely to take the card away.
constexpr double safe_record[king_cards] = {9, 11};
// What is completed in a whole game, for each tile laid.
constexpr double cities_per_tile = 0.14, roads_per_tile = 0.19;

double worth_of(const Valuation& v, int card) {
  const Options& options = v.game.setup.options;
  const double rate = card == 0 ? cities_per_tile : roads_per_tile;
  if (options.king_continuously) return rate * v.state.bag_total;
  if (options.king_both) return v.state.king.holder[0] == v.state.king.holder[1] ? 20 : 15;
  if (options.king_fixed) return 10;
  return rate * (static_cast<double>(v.state.board.tiles.size()) + v.state.bag_total);
}

void add(Valuation& v) {
  const double all = static_cast<double>(v.game.tile_count);
  const double left = v.state.bag_total / all;  // of the game
  for (int card = 0; card < king_cards; ++card) {
    const PlayerIndex holder = v.state.king.holder[card];
    if (holder == no_player) continue;
    const double small = 1 - std::min(1.0, v.state.king.record[card] / safe_record[card]);
    v.give_to(holder, worth_of(v, card) * (1 - left * (0.25 + 0.6 * small)));
  }
}

}  // namespace

extern const EstimatePart king_robber_estimate = {.spread = 0.6, .add = add};

}  // namespace bastide
