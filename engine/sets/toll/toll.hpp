// What the toll road knows of how far one has got, for its rules, its estimate and the page.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide::toll {

inline constexpr int stock = 10;                 // TOLL-2
inline constexpr int tiles_to_a_milestone = 10;  // TOLL-6
// The last one is the end of the bag.
inline constexpr int last_milestone = 7;

// VAR-16: whether a game is on the toll road.
bool is_on(const Setup& setup);

// Whether tiles of a type cost a toll and lead to milestones: not those of piles that are drawn
// before the main supply, nor a board that always lies there.
bool counts(const Game& game, TypeIndex type);
// So many of them are in the landscape, those of the start included.
int tiles_laid(const Game& game, const State& state);

// TOLL-4: what the next tile costs with so many in the landscape.
int toll_after(int tiles);
inline int next_toll(const Game& game, const State& state) {
  return toll_after(tiles_laid(game, state));
}

// TOLL-6, TOLL-7: the milestones reached, 0 to last_milestone.
int milestones_reached(const Game& game, const State& state);
// The tiles still to lay until the next one; 0: only the end of the bag is left.
int tiles_to_next(const Game& game, const State& state);

// TOLL-8: how a game has ended, or stands.
struct Result {
  int milestones = 0, tiles = 0, points = 0;
  friend bool operator==(const Result&, const Result&) = default;
};
inline Result result_of(const Game& game, const State& state) {
  return {milestones_reached(game, state), tiles_laid(game, state), state.score[0]};
}
inline bool is_better(const Result& a, const Result& b) {
  if (a.milestones != b.milestones) return a.milestones > b.milestones;
  return a.tiles != b.tiles ? a.tiles > b.tiles : a.points > b.points;
}

}  // namespace bastide::toll
