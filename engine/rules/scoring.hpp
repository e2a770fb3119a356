// What a feature is worth, who gets it, and who goes home.
#pragma once

#include <algorithm>

#include "engine/rules/game.hpp"

namespace bastide {

// The strength of a player in a feature (BIG-2), from its totals.
constexpr int strength_of(const Totals& totals, int player) {
  return static_cast<int>(totals.strength >> (4 * player) & 0xf);
}

// BIG-2, ABBOT-1; builder and pig have none (BUILD-1).
constexpr int strength_of(FigureKind kind) {
  return kind == FigureKind::big_meeple                            ? 2
         : kind == FigureKind::meeple || kind == FigureKind::abbot ? 1
                                                                   : 0;
}

// Builder and pig: marked in Totals::helpers.
constexpr bool is_helper(FigureKind kind) {
  return kind == FigureKind::builder || kind == FigureKind::pig;
}

// The players with the greatest strength above 0, as a mask (BASE-SCORE-2, BASE-SCORE-3).
u8 owners_of(const Totals& totals, int players);

// Who owns a feature: `owners_of`, and what sets change of it.
u8 owners(const Game& game, const State& state, Node node);

// What a feature is worth by the board alone (Set::adjust_rates), completed or as at the end,
// before it is asked whose it is. `totals` may be others than it has: those that it could come to
// have.
Scoring appraise(const Game& game, const State& state, Node root, const Totals& totals,
                 bool completed);

// What a road, city, monastery, garden or field would score now: completed features as completed,
// others as in final scoring. Changes nothing; `root` may be any node of the feature.
Scoring evaluate(const Game& game, const State& state, Node root);

// Scores a feature: points are recorded at once and reported (BASE-SCORE-7). One event at a time:
// with Robbers or Messages the points are still on their way when this returns (track.hpp), and the
// row that called it must return so that they are moved before the next event.
void award(const Game& game, State& state, const Scoring& scoring, Events* events);

// Sends every figure of a feature home (BASE-SCORE-8), also big meeples (BIG-3) and builders
// (BUILD-7).
void return_figures(const Game& game, State& state, Node root, Events* events);

// Puts a figure of the owner's supply on the board, or takes one back. take_figure is the only way
// off the board, so whoever calls it carries out a rule that says so (BASE-FIG-9).
void put_figure(State& state, PlayerIndex owner, FigureKind kind, Node node);
void take_figure(State& state, std::size_t index);
// Counts a figure in the totals of the feature that it stands on.
void count_figure(State& state, const Figure& figure);

// Takes a meeple from a feature that is not completed, and sends home what depends on it.
void remove_meeple(const Game& game, State& state, std::size_t index, Events* events);
// take_figure, reported.
void return_figure(State& state, std::size_t index, Events* events);

// Scores the features of some kinds on which anybody stands as at the end, in the order in which
// their first figure came to the board. Majorities are those of the game (BASE-FINAL-5).
template <class Wanted>
void score_occupied(const Game& game, State& state, Events* events, Wanted wanted) {
  FixedVector<Node, max_figures> done;
  for (const Figure& figure : state.figures) {
    const Node root = find_root(state.board, figure.node);
    if (!wanted(kind_of(game.tables, state.board, root))) continue;
    if (state.board.totals[root].strength == 0) continue;  // a builder or pig alone
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    award(game, state, evaluate(game, state, root), events);
  }
}

// F1..F6 of BASE-FINAL-1. The game is over then.
void score_final(const Game& game, State& state, Events* events);

}  // namespace bastide
