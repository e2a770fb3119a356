// What a feature is worth, who gets it, and who goes home.
#pragma once

#include <algorithm>

#include "engine/rules/game.hpp"

namespace bastide {

// The strength of a player in a feature (BIG-2), from its totals.
constexpr int strength_of(const Totals& totals, int player) {
  return static_cast<int>(totals.strength >> (4 * player) & 0xf);
}

constexpr int strength_of(FigureKind kind) {
  return figure_facts[static_cast<std::size_t>(kind)].strength;
}
// Marked in Totals::helpers.
constexpr bool is_helper(FigureKind kind) {
  return figure_facts[static_cast<std::size_t>(kind)].helper;
}

// The players with the greatest strength above 0, as a mask (BASE-SCORE-2, BASE-SCORE-3). Who
// completed the feature is not asked (BASE-ROAD-5, BASE-CITY-5).
inline u8 owners_of(const Totals& totals, int players) {
  int best = 0;
  u8 owners = 0;
  for (int p = 0; p < players && totals.strength >> (4 * p) != 0; ++p) {
    const int strength = strength_of(totals, p);
    if (strength == 0 || strength < best) continue;
    if (strength > best) owners = 0;
    best = strength;
    owners = static_cast<u8>(owners | 1u << p);
  }
  return owners;
}

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
// a set may have taken the points over (Set::take_points): then they are still on their way when
// this returns, and the row that called it must return so that they are moved before the next one.
void award(const Game& game, State& state, const Scoring& scoring, Events* events);

// BASE-TRACK-1
inline constexpr int track_spaces = 50;

// Whether it matters where figures stand on the score track: then points reach it by moves.
inline bool track_matters(const Game& game) { return !game.take_points.empty(); }

// A player's score with what has been scored and is still on its way to the track.
int score_with_due(const Game& game, const State& state, PlayerIndex player);

// A feature that this part has completed and that is not scored yet.
bool awaits_scoring(const State& state, Node node);

// Sends every figure of a feature home (BASE-SCORE-8), of whatever kind (BIG-3, BUILD-7).
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
    if (state.board.totals[root].strength == 0) continue;  // a helper alone
    if (std::find(done.begin(), done.end(), root) != done.end()) continue;
    done.push_back(root);
    award(game, state, evaluate(game, state, root), events);
  }
}

// F1..F6 of BASE-FINAL-1. The game is over then.
void score_final(const Game& game, State& state, Events* events);

}  // namespace bastide
