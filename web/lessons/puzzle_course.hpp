// Which puzzle comes next, and the three minutes. The clock is the caller's.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/lessons/puzzle.hpp"
#include "web/store/puzzle_book.hpp"

namespace bastide::web {

bool is_chosen(const PuzzleInfo& info, const PuzzleChoice& choice);

// The one to be solved next: one that comes back today, else the unsolved one that suits the rating
// best, else the one that was answered longest ago. `but`: not this one. Null: there are none.
const PuzzleInfo* next_puzzle(const std::vector<PuzzleInfo>& all, const PuzzleBook& book, int day,
                              std::string_view but = {});
// The same for everybody: of the base game.
const PuzzleInfo* puzzle_of_day(const std::vector<PuzzleInfo>& all, int day);
bool answered_on(const PuzzleBook& book, std::string_view id, int day);

// An answer to a puzzle, with all that follows from it. In the run of three minutes it counts for
// nothing but coming back.
void answer_puzzle(PuzzleBook& book, const PuzzleInfo& info, PuzzleWay way, bool right, int day);

// Three minutes, from easy to hard; the third mistake ends them.
struct PuzzleRush {
  double ends = 0;  // by the clock of the page
  double left = 0;  // seconds, as last shown
  int right = 0, wrong = 0;
  std::vector<std::string> puzzles;  // the ids, in their order
  bool over = false;
  bool best = false;  // more than ever before
};
inline constexpr double rush_seconds = 180;
inline constexpr int most_wrong = 3;
PuzzleRush begin_rush(const std::vector<PuzzleInfo>& all, const PuzzleChoice& choice, u64 seed,
                      double now);
// Empty: they are over.
std::string puzzle_of(const PuzzleRush& rush);
void answer_in_rush(PuzzleRush& rush, bool right);
// Sets what is left; true if that shows another second, or the end.
bool follow_clock(PuzzleRush& rush, double now);

}  // namespace bastide::web
