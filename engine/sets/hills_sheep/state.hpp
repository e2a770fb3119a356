// What Hills & Sheep add to options and state. Tiles under hills are in State::unseen.
#pragma once

#include "engine/board/board.hpp"

namespace bastide {

struct HillsOptions {
  bool hills_counted = false;            // OPT-HILLTIE: true count
  bool closed_flocks_stay = false;       // OPT-CLOSEDFLOCK: true stay
  bool sheep_sold_separately = false;    // OPT-SHEEPTOKENS: true standalone
  bool vineyards_serve_gardens = false;  // OPT-VINEGARDEN: true on

  friend bool operator==(const HillsOptions&, const HillsOptions&) = default;
};

// A token with sheep, by the segment of the shepherd to which it belongs.
struct SheepToken {
  Node node = no_node;
  u8 sheep = 0;
  friend bool operator==(const SheepToken&, const SheepToken&) = default;
};
inline constexpr std::size_t most_sheep_tokens = 16;  // wolves are never left there

struct FlocksState {
  FixedVector<SheepToken, most_sheep_tokens> tokens;  // on the landscape; all others are in the bag
};
struct FlockPart {
  bool token_due = false;  // for the shepherd of the active player
};

}  // namespace bastide
