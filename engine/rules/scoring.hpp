// What a feature is worth, who scores it, and which figures return.
#pragma once

#include <algorithm>

#include "engine/rules/game.hpp"

namespace bastide {

// The strength of a player in a feature (BIG-2), from its totals.
constexpr int strength_of(const FeatureTotals& totals, int player) {
  return static_cast<int>(totals.strength >> (4 * player) & 0xf);
}

constexpr int strength_of(FigureKind kind) { return facts_of(kind).figure.strength; }
// These are marked in FeatureTotals::helpers.
constexpr bool is_helper(FigureKind kind) { return facts_of(kind).figure.helper; }

// The players with the greatest strength above 0, as a mask (BASE-SCORE-2, BASE-SCORE-3). It does
// not matter who completed the feature (BASE-ROAD-5, BASE-CITY-5).
inline u8 owners_of(const FeatureTotals& totals, int players) {
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

// The owners of a feature: `owners_of`, adjusted by the sets.
u8 owners(const Game& game, const State& state, Node node);

// What a feature is worth judging by the board alone (Set::adjust_rates), as completed or as at the
// end of the game, regardless of who owns it. `totals` need not be those it has now: pass others to
// appraise what it could become.
Scoring appraise(const Game& game, const State& state, Node root, const FeatureTotals& totals,
                 bool completed);

// What a road, city, monastery, garden or field would score now: completed features as completed,
// others as in final scoring. `node` may be any node of the feature.
Scoring evaluate(const Game& game, const State& state, Node node);

// Scores a feature: points are recorded and reported at once (BASE-SCORE-7). One scoring at a time:
// if a set has taken over the points (Set::take_points), they are still on their way when this
// returns, and the calling row must return so that they are moved before the next scoring.
void award(const Game& game, State& state, const Scoring& scoring, Events* events);

// BASE-TRACK-1
inline constexpr int track_spaces = 50;

// Whether it matters where figures stand on the score track: if so, points reach it by moves.
inline bool track_matters(const Game& game) { return !game.take_points.empty(); }

// A player's score including points that are still on their way to the track.
int score_with_due(const Game& game, const State& state, PlayerIndex player);

// A feature that this part has completed and that is not scored yet.
bool awaits_scoring(const State& state, Node node);

// What a figure brings its owner besides when it is scored.
int bonus_of(const Game& game, const State& state, const Figure& figure);

// Returns every figure on a feature that has been scored to its owner (BASE-SCORE-8), whatever its
// kind (BIG-3, BUILD-7).
void return_figures(const Game& game, State& state, Node node, Events* events);

// Puts a figure from the owner's supply on the board, or takes one back. take_figure is the only
// way off the board, so every caller must implement a rule that removes figures (BASE-FIG-9).
void put_figure(State& state, PlayerIndex owner, FigureKind kind, Node node);
void take_figure(State& state, std::size_t index);
// Counts a figure in the totals of the feature that it stands on.
void count_figure(State& state, const Figure& figure);

// Returns a figure of any kind whose feature is not scored (BASE-FIG-9), with what depended on it.
// Others may leave as well, so indices into State::figures are void afterwards. `by`: the set that
// sends it home, where that is to be told.
void remove_figure(const Game& game, State& state, std::size_t index, Events* events,
                   const Set* by = nullptr);
// Returns what has lost the figures of a feature that it depended on.
void return_dependants(const Game& game, State& state, Node node, Events* events);
// Like take_figure, and reports it; nothing else leaves.
void return_figure(const Game& game, State& state, std::size_t index, Events* events,
                   const Set* by = nullptr);

// Scores the occupied features of some kinds as at the end, in the order in which their first
// figure was placed. Majorities are the same as during the game (BASE-FINAL-5).
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

// Whether unfinished features and the like bring points if the game ends now.
bool is_scored_at_end(const Game& game, const State& state);

// F1..F6 of BASE-FINAL-1. The game is over afterwards.
void score_final(const Game& game, State& state, Events* events);

}  // namespace bastide
