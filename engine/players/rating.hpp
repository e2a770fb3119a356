// How well somebody decides: the points lost at each decision, and the rating that it suggests.
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

#include "engine/players/benchmark.hpp"
#include "engine/players/levels.hpp"
#include "engine/players/losses_at.hpp"

namespace bastide {

// Whether a decision counts: neither forced nor obvious, unless what is obvious was overlooked.
// `turns`: legal ones; `lead`: of the best turn over the second; `lost`: by the turn played.
inline bool counts(std::size_t turns, double lead, double lost) {
  return turns > 1 && (lead < most_loss || lost > 0);
}

// Mean points lost at decisions that count.
struct ErrorRate {
  double sum = 0, squares = 0;
  int decisions = 0;

  void add(std::size_t turns, double lead, double lost) {
    if (!counts(turns, lead, lost)) return;
    const double loss = std::fmin(std::fmax(lost, 0), most_loss);
    sum += loss;
    squares += loss * loss;
    ++decisions;
  }
  double mean() const { return decisions == 0 ? 0 : sum / decisions; }
  // Standard error of the mean; with few decisions that of what players lose in general.
  double error() const {
    constexpr double supposed = 4, counts_as = 4;  // points squared; decisions
    const double spread = squares - (decisions == 0 ? 0 : sum * sum / decisions);
    return std::sqrt((spread + supposed * counts_as) / (decisions + counts_as) /
                     std::fmax(decisions, 1));
  }
};

// On the scale of the ladder of levels, whose mean is 0 without the strongest; error: standard
// error.
struct Rating {
  double elo = 0, error = 0;
};

// By the mean loss at the decisions of a benchmark. `error`: standard error.
Rating rating_by_benchmark(double rate, double error);

// The ladder that the scale comes from, the weakest level first.
struct LevelElo {
  std::string_view id;
  int elo;
};
std::span<const LevelElo, level_count> ladder();

// Where somebody loses as much as a level would at the same decisions: whatever these are and
// whoever has judged them, that is how strong they are. `parts`: decisions, turns or games, whose
// differences tell how certain it is. Nothing: it cannot be told at all. Between two levels it is
// interpolated; below the weakest and above the strongest it ends.
std::optional<Rating> rating_by_levels(std::span<const LossesAt> parts);

inline constexpr double within_95 = 1.96;  // standard errors on either side: 95 %
// Beyond this a rating is no figure (standard errors).
inline constexpr double clear_rating = 60;

// Where that leaves it among the levels, by their names: the nearest, and the nearest to the ends
// of its interval. Nothing: it could be any of them.
struct LevelRange {
  std::string_view like, low, high;
};
std::optional<LevelRange> levels_like(const std::optional<Rating>& rating);

}  // namespace bastide
