// How long a computer player may think on the page: by the clock, so that a slow device waits no
// longer than a fast one.
#pragma once

#include <atomic>
#include <chrono>

#include "engine/players/player.hpp"

namespace bastide::web {

inline constexpr double thinking_seconds = 1;  // for one decision

struct Thinking {
  const std::atomic<bool>* stop = nullptr;  // somebody else may end it
  std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
};

// The limits of a player who began to think when `thinking` was made; it must outlive them.
SearchControl limits(Thinking& thinking);

}  // namespace bastide::web
