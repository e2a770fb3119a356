// What a position is worth: an estimate of every side's final points, from the board, the figures
// and the tiles left, without looking ahead. What a set adds to it is defined in the set
// (estimate_part.hpp).
//
// It is computed in three steps, so that work shared by many positions is done once:
//   DrawOdds   from the tiles left in the bag; the same for every position within a turn
//   Survey     from DrawOdds and a Board; independent of the figures
//   estimate   from a Survey and a State
// Positions that differ by a turn are evaluated incrementally (difference.hpp). A survey and an
// estimate allocate nothing; DrawOdds and Difference do so once, when they are set up. Nothing here
// draws a random number or uses functions that differ between machines.
#pragma once

#include "engine/players/survey.hpp"

namespace bastide {

// Estimated final points of every side.
struct Estimate {
  double points[max_players] = {};
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// For a state in which a draw comes next or the game is over. `of` must be a survey of its board.
Estimate estimate(DrawOdds& odds, Survey& of, const State& state);

// Whether there is nothing left to estimate: the game is over, or no tile is left.
bool is_exact(const DrawOdds& odds, const State& state);
Estimate exact_estimate(const DrawOdds& odds, const State& state);

// How far a side is ahead of the others: the estimate as one number. When playing alone or
// together: the points.
double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side);

}  // namespace bastide
