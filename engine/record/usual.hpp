// How much likelier than others answers are that have a trait, before a game has told: factors to
// begin with (docs/link.md).
#pragma once

#include <span>

#include "engine/base/types.hpp"

namespace bastide {

struct Usual {
  u16 trait;    // traits.cpp
  i8 quarters;  // of a binary logarithm
};

// `version`: of the link, from 2 on. `sensible`: among those who play to win, else among those who
// do anything that is legal.
std::span<const Usual> usual_factors(int version, bool sensible);

}  // namespace bastide
