// What a set adds to the estimate of the computer players, defined in the set's estimate.cpp
// together with its weights. Members left out add nothing.
#pragma once

#include <span>
#include <string_view>

#include "engine/players/evaluation.hpp"

namespace bastide {

// The chance that none of n draws hits: (1 - rate)^n, by multiplication alone, so that the result
// is the same on every machine.
inline double none_of(double rate, int n) {
  double base = rate >= 1 ? 0 : 1 - rate, result = 1;
  for (; n > 0; n >>= 1, base *= base)
    if (n & 1) result *= base;
  return result;
}

// Points in fixed point: their sum does not depend on the order (difference.hpp).
using Ticks = i64;
inline constexpr double ticks_per_point = 1 << 24;
inline Ticks to_ticks(double points) {
  const double ticks = points * ticks_per_point;
  return static_cast<Ticks>(ticks < 0 ? ticks - 0.5 : ticks + 0.5);
}
inline double to_points(Ticks ticks) { return static_cast<double>(ticks) / ticks_per_point; }
// Points rounded to ticks, so that sums and differences are exact.
inline double rounded(double points) { return to_points(to_ticks(points)); }

// An unfinished monastery or garden with figures on it.
struct Surrounded {
  TileIndex tile;
  u8 owners;
  double completion;  // the chance of it
};

// What a feature of a survey is worth to its owners.
struct FeatureWorth {
  bool occupied = false;
  u8 owners = 0;
  // Roads and cities: the value completed and as at the end of the game, the chance of completion,
  // 0 where the feature is unoccupied, and the share of the remaining time for which its meeples
  // are back in the supply.
  double completed_value = 0, unfinished_value = 0;
  double completion = 0, home = 0;
  double cities = 0;  // fields: expected number of completed ones
  double worth = 0;   // to each of its owners
};

// An evaluation in progress.
struct Valuation {
  const Game& game;
  const State& state;
  const Survey& survey;
  const Weights& weights;
  FeatureWorth* worths;         // by index into Survey::features
  int turns[max_players] = {};  // tiles that a side can still expect to place
  Ticks points[max_players] = {};
  int sign = 1;  // -1 while subtracting
  FixedVector<Surrounded, max_figures> surrounded;

  Valuation(const Game& of, const State& position, const Survey& seen, const Weights& believed,
            FeatureWorth* of_features)
      : game(of), state(position), survey(seen), weights(believed), worths(of_features) {}

  void give_to(int side, double value) { points[side] += sign * to_ticks(value); }
  void give(unsigned owners, double value) {
    const Ticks ticks = sign * to_ticks(value);
    for (int p = 0; p < game.sides; ++p)
      if (owners >> p & 1) points[p] += ticks;
  }
};

// A term of what a position is worth to all together.
struct TeamTerm {
  std::string_view name;  // for explanations
  double (*points)(const Valuation&);
};

// A kind of action in S6 with many answers, of which only those that look best are played when a
// turn is rated as a whole.
struct ManyAnswers {
  ActionKind kind = ActionKind::none;
  u8 few = 0;  // so many are played; 0: no such kind
  double (*promise)(const Game&, const State&, const Action&) = nullptr;
};
inline constexpr std::size_t most_promising = 8;

struct EstimatePart {
  std::span<const FigureInHand> figures = {};
  // Chance nodes in the middle of a turn that are valued at the mean of their outcomes, weighted by
  // likelihood; without `odds`, all outcomes are equally likely.
  std::span<const Phase> averaged = {};
  u32 (*odds)(const Game&, const State&, const Action& outcome) = nullptr;
  // Decisions of the player in the middle of a turn whose every answer is played out to the end of
  // the turn; at a first look only the last answer is.
  std::span<const Phase> tried = {};
  ManyAnswers many = {};
  // Whether figures on the tile just placed can be gone again before the turn is over.
  bool (*takes_figures)(const Game&, const State&) = nullptr;
  // Tiles still to be placed that are not in the bag: adds them by type, returns how many.
  int (*tiles_to_come)(const Game&, const State&, FixedVector<u8, 256>& tiles) = nullptr;
  // Adjusts completed_value and unfinished_value of an occupied road or city, by its index into
  // `worths`, where the rules depend on more than the board (Set::adjust_value).
  void (*adjust_value)(Valuation&, std::size_t) = nullptr;
  // What a field is worth to single owners, given the number of cities it can expect.
  void (*field)(Valuation&, const FeatureTotals&, u8 owners, double cities) = nullptr;
  // How much less certain the tiles to come make a lead (spread_of).
  double spread = 0;
  // Adds points for everything else. Features, meeples and figures in hand are already included.
  void (*add)(Valuation&) = nullptr;
  // All sides play for one value: the terms of what a position is worth to them together, derived
  // from what each has been given for its features. Figures in hand are not included.
  std::span<const TeamTerm> together = {};
  // The same when no tile can be placed any more.
  double (*together_at_end)(const Game&, const State&) = nullptr;
};

}  // namespace bastide
