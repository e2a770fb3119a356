// What a position is worth: an estimate of every side's final points, made from the board, the
// figures and the tiles that are left, without looking ahead. What a set adds to it stands with the
// set (estimate_part.hpp).
//
// It is made in three steps, so that what many positions share is worked out once:
//   DrawOdds   from the tiles left in the bag; the same for every position within a turn
//   Survey     from DrawOdds and a Board; the same whoever stands on it
//   estimate   from a Survey and a State
// Positions that differ by a turn are estimated by what it changes (difference.hpp).
// Nothing here allocates, draws a random number, or uses functions that differ between machines.
#pragma once

#include "engine/players/survey.hpp"

namespace bastide {

// Estimated final points of every side.
struct Estimate {
  double points[max_players] = {};
  friend bool operator==(const Estimate&, const Estimate&) = default;
};

// In a state in which the next thing is a draw, or the game is over. `of` must be a survey of its
// board.
Estimate estimate(DrawOdds& odds, Survey& of, const State& state);

// Where there is nothing to estimate any more: the game is over, or no tile is left.
bool is_exact(const DrawOdds& odds, const State& state);
Estimate exact_estimate(const DrawOdds& odds, const State& state);

// How far ahead of the others a side is: the estimate as one number. Alone or together: its points.
double margin(const DrawOdds& odds, const Estimate& estimate, PlayerIndex side);

}  // namespace bastide
