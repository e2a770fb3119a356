// How long a computer player may think on the page: by the clock, so that a slow device waits no
// longer than a fast one. And that it can be hurried: what it would do so far is told.
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "engine/players/player.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

inline constexpr double thinking_seconds = 1;  // for one decision

struct Thinking {
  double seconds = 0;                       // 0: as long as it likes
  u32 nodes = 0;                            // SearchControl::nodes
  const std::atomic<bool>* stop = nullptr;  // somebody else may end it
  // Is given what would be answered so far, whenever that has changed.
  void (*tell)(void* listener, const std::string& so_far) = nullptr;
  void* listener = nullptr;

  std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
  Answer so_far = {};  // as it was told last, with the id of the question
};

// The limits of a player who began to think when `thinking` was made; it must outlive them.
SearchControl limits(Thinking& thinking);

}  // namespace bastide::web
