// Incremental estimates of the positions that a turn can lead to, each from its difference to the
// position before: bit for bit the same as `estimate`, and much faster.
//
// Points are summed in fixed point (Ticks), so that the sum does not depend on the order and a
// feature's share can be subtracted again. Features that a tile touches are surveyed and weighed
// again, the others are kept. Figures in hand, monasteries and what sets add (EstimatePart::add)
// are evaluated for each position.
#pragma once

#include <memory>

#include "engine/players/evaluation.hpp"

namespace bastide {

class Difference {
 public:
  Difference();
  ~Difference();

  // Sets the position to compare with, or none. `from` must not change until the next call.
  void compare_with(DrawOdds& odds, const State* from);
  // Must be called when the tiles on the board have changed.
  void new_board();
  // Same as `estimate`, for a state reached from `from` within a turn; false where the difference
  // is too large and everything must be evaluated.
  bool estimate(const State& state, Estimate& result);
  // The same for the state estimated last with one more figure, the last one, on a feature that
  // nobody occupied.
  bool estimate_figure(const State& state, Estimate& result);

 private:
  struct Base;
  Base* base_for(const State& state);

  DrawOdds* odds_ = nullptr;
  const State* from_ = nullptr;
  // Indexed by whether the same player is to move, as in the middle of a turn.
  std::unique_ptr<Base> bases_[2];
  Base* last_ = nullptr;  // of the state estimated last, if not everything was evaluated
};

}  // namespace bastide
