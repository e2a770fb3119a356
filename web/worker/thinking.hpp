// How long a computer player may think on the page: limited by the clock, so that a slow device
// waits no longer than a fast one. It can also be hurried, for it reports what it would do so far.
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "engine/players/player.hpp"
#include "web/worker/protocol.hpp"

namespace bastide::web {

inline constexpr double thinking_seconds = 1;  // for one decision

struct Thinking {
  double seconds = 0;                       // of one worker; 0: unlimited
  int workers = 1;                          // that share a search
  u32 nodes = 0;                            // SearchControl::nodes
  const std::atomic<bool>* stop = nullptr;  // set by another thread to stop it
  // Called with the answer so far, whenever that has changed.
  void (*tell)(void* listener, const std::string& so_far) = nullptr;
  void* listener = nullptr;

  std::chrono::steady_clock::time_point begun = std::chrono::steady_clock::now();
  Answer so_far = {};  // as last reported, with the id of the question
};

// The limits for a player whose thinking began when `thinking` was created; it must outlive them.
SearchControl limits(Thinking& thinking);

}  // namespace bastide::web
