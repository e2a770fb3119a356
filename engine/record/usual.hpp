// Initial factors: how much likelier an answer with a trait is, before anything is learned from the
// game (docs/link.md).
#pragma once

#include <span>

#include "engine/base/types.hpp"

namespace bastide {

struct Usual {
  u16 trait;    // traits.cpp
  i8 quarters;  // of a binary logarithm
};

// `version`: of the link, from 2 on. `sensible`: for players who play to win, else for players who
// make any legal move.
std::span<const Usual> usual_factors(int version, bool sensible);

}  // namespace bastide
