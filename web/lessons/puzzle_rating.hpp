// How hard a puzzle is, and how well somebody solves them: both on the scale of the levels
// (web/opponent/strength.hpp).
#pragma once

#include <string_view>

#include "engine/players/puzzle.hpp"

namespace bastide::web {

// By how often each level finds the best turn: rated so that they would together find it as often.
int puzzle_rating(const SolvedBy& solved);

// How likely somebody with a rating solves a puzzle.
double chance_to_solve(double own, double puzzle);

// After so many puzzles it says something.
inline constexpr int settled_after = 15;
// The rating after one more puzzle; `rated`: by so many before. The first ones count more.
int rating_after(int own, int rated, int puzzle, bool solved);

// The levels that somebody stands between, the weaker one first: the same twice near one, and at
// both ends.
struct Neighbours {
  std::string_view below, above;
};
Neighbours neighbours_of(int rating);

}  // namespace bastide::web
