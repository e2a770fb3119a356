// Slow builds (sanitizers, WebAssembly) play only some of the random games, and of the thousands
// against the oracle every build does, unless all are asked for (BASTIDE_GAMES=all, once a week).
#pragma once

#include <cstdlib>

#include "engine/base/types.hpp"

namespace bastide::testing {

// Every how-manieth game is played.
#ifdef BASTIDE_ASSERTIONS  // the sanitizers' build
inline constexpr u64 thinning = 101;
#elif defined(BASTIDE_SLOW_BUILD)
inline constexpr u64 thinning = 16;
#else
inline constexpr u64 thinning = 1;
#endif
// For games that are few or long; odd, because kinds of games alternate.
inline constexpr u64 thinning_of_few = thinning == 1 ? 1 : thinning < 100 ? 5 : 15;
// For games of all expansions, which are encoded and decoded; prime.
inline constexpr u64 thinning_of_long = thinning == 1 ? 1 : thinning < 100 ? 13 : 37;
// For games that come in thousands: prime to the numbers of players and kinds.
inline const u64 thinning_of_many = thinning > 1 ? thinning : std::getenv("BASTIDE_GAMES") ? 1 : 7;

}  // namespace bastide::testing
