// Hills & Sheep: what a flock is worth to every shepherd on its field, and vineyards around
// monasteries. Growing and gathering are both played to the end of the turn, a token at the odds of
// the bag. Hills need no code here, because owners are always determined by the rules.
#include <bit>

#include "engine/players/estimate_part.hpp"
#include "engine/sets/hills_sheep/flocks.hpp"

namespace bastide {
namespace {

constexpr Phase averaged[] = {Phase::shepherd_token, Phase::flock_token};
constexpr Phase tried[] = {Phase::flock};

u32 odds(const Game& game, const State& state, const Action& token) {
  return static_cast<u32>(tokens_in_bag(game, state, token.value));
}

// The largest share of a side's turns in which it extends its field, and how much of the remaining
// chance each open edge adds.
constexpr double use = 0.4, per_edge = 0.3;
// Points for being on a field with the whole game to come, if every turn extended it.
constexpr double pasture = 8;
// The discount for each of the first sheep: gathering takes a turn in which the flock could have
// grown.
constexpr double waiting = 0.2;
constexpr int small_flock = 8;

// Relative to having the shepherd in hand: from there it could go to a field like the best, at
// once, since most turns can spare the figure action.
void add_flocks(Valuation& v) {
  for (const Figure& figure : v.state.figures) {
    if (figure.kind != FigureKind::shepherd) continue;
    const Node root = find_root(v.state.board, figure.node);
    const int sheep = sheep_on(v.game, v.state, root);
    const int open = v.state.board.totals[root].open;  // half-edges
    if (open == 0) {
      if (!v.game.setup.options.closed_flocks_stay) v.give_to(figure.owner, sheep);
      continue;
    }
    // Any player with a shepherd there gathers for all.
    const int shepherds = std::popcount(shepherds_on(v.state, root));
    const double rate = 1 - none_of(use * (1 - none_of(per_edge, (open + 1) / 2)), shepherds);
    const int turns = v.turns[figure.owner];
    v.give_to(figure.owner,
              (1 - none_of(rate, turns)) * (sheep - waiting * std::min(sheep, small_flock)) +
                  pasture * (rate - use) * turns / (turns + v.weights.figure_horizon));
  }
}

void add_vineyards(Valuation& v) {
  for (const Surrounded& feature : v.surrounded) {
    const TypeTable& type = v.game.tables.types[v.state.board.tiles[feature.tile].type];
    bool counts = false;
    for (int i = 0; i < type.segment_count; ++i)
      counts |= needs_surroundings(type.kind[i]) && vineyards_count(v.game, type.kind[i]);
    if (counts)
      v.give(feature.owners, feature.completion * points_for_vineyard *
                                 vineyards_around(v.game, v.state.board, feature.tile));
  }
}

void add(Valuation& v) {
  add_flocks(v);
  add_vineyards(v);
}

}  // namespace

extern const EstimatePart hills_sheep_estimate = {
    .averaged = averaged, .odds = odds, .tried = tried, .spread = 2.8, .add = add};

}  // namespace bastide
