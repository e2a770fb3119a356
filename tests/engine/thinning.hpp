// Builds in which everything takes longer (sanitizers, WebAssembly) play some of the random games.
#pragma once

#include "engine/base/types.hpp"

namespace bastide::testing {

// Every so-manieth.
#ifdef BASTIDE_SLOW_BUILD
inline constexpr u64 thinning = 16;
#else
inline constexpr u64 thinning = 1;
#endif

}  // namespace bastide::testing
