// A computer player with what it is allowed: "castellan", "castellan:nodes=500", "bailiff:ms=100",
// and for trials with other fields of its mind: "castellan:turns=8", "greedy:meeple=17.5", or
// without what it knows of a set: "greedy:without=SET".
#pragma once

#include <optional>
#include <string_view>

#include "engine/players/play.hpp"
#include "engine/players/search.hpp"

namespace bastide::cli {

struct Contender {
  const PlayerKind* kind = nullptr;
  u32 nodes = 0;                // SearchControl::nodes
  u32 milliseconds = 0;         // for one decision; 0: no limit of time
  bool processor_time = false;  // milliseconds are the processor's, not the clock's
  std::optional<Mind> mind;     // instead of that of its kind
};

// As whom a kind plays, if that can be changed.
std::optional<Mind> mind_of(std::string_view id);

// Nothing, and the reason is printed, if it is not understood. Limits of time are the processor's,
// so that a match is the same on a busy machine.
std::optional<Contender> read_contender(std::string_view text);

// One decision within the limits. Adds the time it took, by the same clock, to `seconds`.
SearchResult choose_within(const Contender& who, const Game& game, const State& state,
                           Random& random, double& seconds);

}  // namespace bastide::cli
