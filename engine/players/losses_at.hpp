// Points lost, compared with the levels.
#pragma once

#include <array>
#include <cstddef>

#include "engine/rules/action.hpp"

namespace bastide {

inline constexpr std::size_t level_count = 5;  // levels.hpp

// Points behind the turn that a search found best: of somebody, and of what the levels would have
// done instead (levels_at.hpp), at a decision or at several together. Negative: even better.
struct LossesAt {
  double own = 0;
  std::array<double, level_count> levels{};

  friend LossesAt operator+(LossesAt a, const LossesAt& b) {
    a.own += b.own;
    for (std::size_t i = 0; i < level_count; ++i) a.levels[i] += b.levels[i];
    return a;
  }
  friend bool operator==(const LossesAt&, const LossesAt&) = default;
};

// What a judge says of a turn (judging.hpp).
struct Judgement {
  LossesAt losses = {};            // in steps of a tenth of a point (loss_steps)
  Action place = {}, figure = {};  // the best turn; `figure`: the action after it, if any
};

}  // namespace bastide
