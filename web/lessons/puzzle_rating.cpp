#include "web/lessons/puzzle_rating.hpp"

#include <algorithm>
#include <cmath>

#include "web/opponent/strength.hpp"

namespace bastide::web {
namespace {

constexpr double spread = 400;  // of Elo
constexpr int lowest = 400, highest = 1700;
constexpr double most_steps = 240, least_step = 16;  // of a rating, at first and later
constexpr int near_level = 25;

int elo_of(std::size_t level) { return strength_of(levels[level].id).elo; }

}  // namespace

double chance_to_solve(double own, double puzzle) {
  return 1 / (1 + std::pow(10, (puzzle - own) / spread));
}

int puzzle_rating(const SolvedBy& solved) {
  double found = 0.5;  // one more of a middle level, so that nothing is beyond all of them
  for (const u8 times : solved) found += static_cast<double>(times) / puzzle_tries;
  int low = lowest, high = highest;
  while (low < high) {
    const int middle = (low + high) / 2;
    double expected = chance_to_solve(elo_of(level_count / 2), middle);
    for (std::size_t i = 0; i < levels.size(); ++i) expected += chance_to_solve(elo_of(i), middle);
    if (expected > found)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

int rating_after(int own, int rated, int puzzle, bool solved) {
  const double step = std::max(least_step, most_steps / (1 + rated / 3.0));
  const double change = step * ((solved ? 1 : 0) - chance_to_solve(own, puzzle));
  return std::clamp(own + static_cast<int>(std::lround(change)), lowest, highest);
}

Neighbours neighbours_of(int rating) {
  std::size_t above = 0;
  while (above + 1 < levels.size() && elo_of(above) < rating) ++above;
  const std::size_t below = above == 0 || elo_of(above) < rating ? above : above - 1;
  for (const std::size_t one : {below, above})
    if (std::abs(elo_of(one) - rating) <= near_level) return {levels[one].id, levels[one].id};
  return {levels[below].id, levels[above].id};
}

}  // namespace bastide::web
