// Estimates of the positions that a turn can lead to, each by what it changes of the position
// before: the same as `estimate`, bit for bit, and far sooner made.
//
// Points are counted in fixed point (Ticks), so their sum does not depend on its order, and what a
// feature has been given can be taken back. Features that a tile touches are surveyed and weighed
// anew, the others stay. Figures in hand, monasteries and what sets add (EstimatePart::add) are
// worked out for each position.
#pragma once

#include <memory>

#include "engine/players/evaluation.hpp"

namespace bastide {

class Difference {
 public:
  Difference();
  ~Difference();

  // From now on positions are compared with `from`, which must stay as it is until then, or with
  // none.
  void compare_with(DrawOdds& odds, const State* from);
  // The tiles on the board are others now than they were.
  void new_board();
  // As `estimate` for a state that comes of `from` within a turn; false where that must look at
  // everything.
  bool estimate(const State& state, Estimate& result);

 private:
  struct Base;
  Base* base_for(const State& state);

  DrawOdds* odds_ = nullptr;
  const State* from_ = nullptr;
  // By whether the same player is still at turn, as in the midst of one.
  std::unique_ptr<Base> bases_[2];
};

}  // namespace bastide
