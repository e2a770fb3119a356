// Hills & Sheep: what a flock is worth to every shepherd on its field, when the odds of the wolf
// say that it should grow no more, and vineyards around monasteries. Whom hills favour is asked of
// the rules wherever owners are.
#include "engine/players/estimate_part.hpp"
#include "engine/sets/hills_sheep/flocks.hpp"

namespace bastide {
namespace {

constexpr double at_home = 4;
constexpr FigureInHand figures[] = {{.kind = Piece::shepherd, .points = at_home}};
constexpr int most_grown = 8;  // looked ahead
// The share of a side's draws with which it extends its field, at most, and how much of what is
// missing to that each open edge brings.
constexpr double use = 0.4, per_edge = 0.4;

struct Bag {
  double wolf = 0;   // the chance to draw one
  double sheep = 0;  // on a token without a wolf, on average

  explicit Bag(const Valuation& v) {
    int tokens = 0, with_sheep = 0, sum = 0;
    for (int kind = 0; kind < token_kinds; ++kind) {
      const int left = tokens_in_bag(v.game, v.state, kind);
      tokens += left;
      with_sheep += kind > 0 ? left : 0;
      sum += kind * left;
    }
    wolf = static_cast<double>(tokens - with_sheep) / tokens;
    sheep = with_sheep > 0 ? static_cast<double>(sum) / with_sheep : 0;
  }
};

// The chance that somebody who has so many draws extends a field and so gathers its flock.
double reached(const Valuation& v, Node root, int draws) {
  const int open = v.state.board.totals[root].open;  // half-edges
  if (open == 0) return v.game.setup.options.closed_flocks_stay ? 0 : 1;
  return 1 - none_of(use * (1 - none_of(per_edge, (open + 1) / 2)), draws);
}

// With so many sheep now: gathered when it is reached, or after it has grown a few times more. The
// shepherd is worth something at home, too.
double worth(const Bag& bag, double sheep, double home, double now, double later) {
  double best = 0, chance = now;
  for (int grown = 0; grown <= most_grown; ++grown) {
    best = std::max(best, chance * (sheep + home));
    chance *= (1 - bag.wolf) * later;
    sheep += bag.sheep;
  }
  return best;
}

void add_flocks(Valuation& v) {
  const Bag bag(v);
  for (const Figure& figure : v.state.figures) {
    if (figure.kind != FigureKind::shepherd) continue;
    const Node root = find_root(v.state.board, figure.node);
    // Whoever has a shepherd there gathers for all.
    int draws = 0;
    const u8 owners = shepherds_on(v.state, root);
    for (int p = 0; p < v.game.sides; ++p)
      if (owners >> p & 1) draws += v.turns[p];
    const double now = reached(v, root, draws), later = reached(v, root, draws - draws / 3);
    const double home =
        at_home * v.turns[figure.owner] / (v.turns[figure.owner] + v.weights.figure_horizon);
    const double sheep = sheep_on(v.game, v.state, root);
    const bool due = v.state.part.flock.token_due && (owners >> v.state.active & 1);
    v.points[figure.owner] +=
        due ? (1 - bag.wolf) * worth(bag, sheep + bag.sheep, home, now, later) + bag.wolf * home
            : worth(bag, sheep, home, now, later);
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

extern const EstimatePart hills_sheep_estimate = {.figures = figures, .add = add};

}  // namespace bastide
