// What a set adds to the estimate of the computer players. It stands with the set, in its
// estimate.cpp, and so do its weights. What is left out adds nothing.
#pragma once

#include <span>

#include "engine/players/evaluation.hpp"

namespace bastide {

// The chance that none of n draws hits: (1 - rate)^n, by multiplication alone, so that it is the
// same on every machine.
inline double none_of(double rate, int n) {
  double base = rate >= 1 ? 0 : 1 - rate, result = 1;
  for (; n > 0; n >>= 1, base *= base)
    if (n & 1) result *= base;
  return result;
}

// Points in fixed point: a sum of them does not depend on its order (difference.hpp).
using Ticks = i64;
inline constexpr double ticks_per_point = 1 << 24;
inline Ticks to_ticks(double points) {
  const double ticks = points * ticks_per_point;
  return static_cast<Ticks>(ticks < 0 ? ticks - 0.5 : ticks + 0.5);
}
inline double to_points(Ticks ticks) { return static_cast<double>(ticks) / ticks_per_point; }
// As points are given, so that sums and differences of them are exact.
inline double rounded(double points) { return to_points(to_ticks(points)); }

// A monastery or garden that still grows, with figures on it.
struct Surrounded {
  TileIndex tile;
  u8 owners;
  double completion;  // the chance of it
};

// What a feature of a survey is worth to those who stand on it.
struct FeatureWorth {
  bool occupied = false;
  u8 owners = 0;
  // Roads and cities: what it is worth completed and as at the end, the chance that it is
  // completed, 0 where nobody stands, and the share of the time left in which its meeples are home
  // again.
  double completed_value = 0, unfinished_value = 0;
  double completion = 0, home = 0;
  double cities = 0;  // fields: those that can be expected
  double worth = 0;   // to each of its owners
};

// An estimate in the making.
struct Valuation {
  const Game& game;
  const State& state;
  const Survey& survey;
  const Weights& weights;
  FeatureWorth* worths;         // by index into Survey::features
  int turns[max_players] = {};  // tiles that a side can still expect to lay
  Ticks points[max_players] = {};
  int sign = 1;  // -1 while something is taken back
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

struct EstimatePart {
  std::span<const FigureInHand> figures = {};
  // Chances in the midst of a turn that are worth the mean of their outcomes, by how likely they
  // are; without `odds` all alike.
  std::span<const Phase> averaged = {};
  u32 (*odds)(const Game&, const State&, const Action& outcome) = nullptr;
  // Decisions of the player in the midst of a turn of which every answer is played to its end; at a
  // first look the last one alone.
  std::span<const Phase> tried = {};
  // Tiles that will be laid and are not in the bag: adds them by type, returns how many.
  int (*tiles_to_come)(const Game&, const State&, FixedVector<u8, 256>& tiles) = nullptr;
  // Changes completed_value and unfinished_value of `worths` where the rules look at more than the
  // board (Set::adjust_value).
  void (*adjust_values)(Valuation&) = nullptr;
  // What a field brings to single owners, with the cities that it can expect.
  void (*field)(Valuation&, const Totals&, u8 owners, double cities) = nullptr;
  // Everything else: adds points. Features, meeples and figures in hand are in.
  void (*add)(Valuation&) = nullptr;
  // All sides play for one value: what a position is worth to them together, made of what the sides
  // have been given for their features. Figures in hand are not in.
  double (*together)(const Valuation&) = nullptr;
  // The same when nothing can be laid any more.
  double (*together_at_end)(const Game&, const State&) = nullptr;
};

}  // namespace bastide
