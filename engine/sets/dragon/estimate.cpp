// The dragon: what it may eat, by how far away it is and who would lead it there.
#include "engine/players/estimate_part.hpp"
#include "engine/rules/scoring.hpp"
#include "engine/sets/dragon/dragon.hpp"

namespace bastide {
namespace {

// The chance that a walk ends a figure at a distance, if the first step is another player's, and if
// it is the owner's.
constexpr double hunted[] = {0, 0.85, 0.5, 0.4, 0.22, 0.14, 0.06};
constexpr double led[] = {0, 0.3, 0.42, 0.25, 0.2, 0.08, 0.05};
constexpr int rounds_ahead = 1;  // of draws that are looked at
// What a figure that returns is worth at once, of a meeple in hand with the whole game to come.
constexpr double back = 0.25;

// What its owner loses with a figure.
double at_stake(const Valuation& v, const Figure& figure) {
  const Board& board = v.state.board;
  const Node root = find_root(board, figure.node);
  const FeatureTotals& totals = board.totals[root];
  const int own = strength_of(totals, figure.owner);
  double worth = 0;
  if (const u8 known = v.survey.index[root]; known != 0) {
    const FeatureWorth& feature = v.worths[known - 1u];
    if (feature.owners >> figure.owner & 1) worth = feature.worth;
  } else {
    worth = needs_surroundings(kind_of(v.game.tables, board, root)) ? 9 - totals.open : 0;
  }
  if (own == 0) return 2;  // no meeple
  worth *= strength_of(figure.kind) / static_cast<double>(own);
  const int turns = v.turns[figure.owner];
  return worth - back * v.weights.meeple * turns / (turns + v.weights.meeple_horizon);
}

// The next walk: how likely it is, by who takes its first step, and how long it can be.
struct NextWalk {
  double chance[max_players] = {};
  double any = 0;
  int steps = dragon_steps;

  void add(PlayerIndex player, double more) {
    chance[player] += more;
    any += more;
  }
};

bool is_under_way(const Valuation& v) {
  const State& state = v.state;
  return !state.part.dragon.visited.empty() && dragon::steps_taken(state) < dragon_steps &&
         !dragon::ways_from(v.game, state, state.dragon.at).empty();
}

// Of those that draw before anybody's next but one turn, a dragon tile before a volcano.
NextWalk next_walk(const Valuation& v) {
  NextWalk walk;
  const int taken = dragon::steps_taken(v.state);
  if (is_under_way(v)) {
    walk.add(dragon::stepper(v.game, v.state, taken), 1);
    walk.steps -= taken;
    return walk;
  }
  int dragons = 0, volcanoes = 0;
  for (std::size_t t = 0; t < v.game.types.size(); ++t) {
    dragons += v.game.types[t].dragon ? v.state.bag[t] : 0;
    volcanoes += v.game.types[t].volcano ? v.state.bag[t] : 0;
  }
  const double pool = v.state.bag_total + v.state.unseen;
  double still = 1;
  for (int k = 0; k < rounds_ahead * v.game.sides && k < v.state.bag_total; ++k) {
    walk.add(dragon::stepper(v.game, v.state, k), still * dragons / pool);
    still *= 1 - (dragons + volcanoes) / pool;
  }
  return walk;
}

void add(Valuation& v) {
  const TileIndex at = v.state.dragon.at;
  if (at == no_tile || v.state.over) return;
  const NextWalk walk = next_walk(v);
  if (walk.any == 0) return;
  for (const Figure& figure : v.state.figures) {
    const TileIndex tile = v.state.board.node_tile[figure.node];
    const int far = dragon::distance(v.state.board, at, tile);
    if (far > walk.steps || tile == v.state.fairy.at || !dragon::is_open_to(v.game, v.state, tile))
      continue;
    const double own = walk.chance[figure.owner];
    const double risk = own * led[far] + (walk.any - own) * hunted[far];
    if (const double loss = at_stake(v, figure); loss > 0) v.give_to(figure.owner, -risk * loss);
  }
}

// DRAGON-10: it will walk after this part.
bool takes_figures(const Game& game, const State& state) {
  return state.dragon.at != no_tile && game.types[state.board.tiles[state.placed].type].dragon;
}

}  // namespace

extern const EstimatePart dragon_estimate = {
    .takes_figures = takes_figures, .spread = 3, .add = add};

}  // namespace bastide
