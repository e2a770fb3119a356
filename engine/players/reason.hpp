// A reason why a turn is good (reasons.hpp).
#pragma once

#include <string_view>

#include "engine/base/fixed_vector.hpp"
#include "engine/base/player.hpp"

namespace bastide {

// The terms of a side's estimated points.
enum class Term : u8 {
  scored,
  road,
  city,
  monastery,  // and garden
  field,
  joining,  // of occupied features that one tile can join
  figures,  // in hand, or likely to be home again
  other,    // what sets add
};
inline constexpr std::size_t term_count = 8;

struct Reason {
  PlayerIndex side = no_player;
  Term term = Term::other;
  double points = 0;              // how much more the side can expect; negative for an opponent
  std::string_view of_team = {};  // the name of the term where all play for one value
};
using Reasons = FixedVector<Reason, 3>;

}  // namespace bastide
