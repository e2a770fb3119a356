// Threads that share the games of a search (SearchControl::play). The results are the same with any
// number of them.
#pragma once

#include <memory>
#include <vector>

#include "engine/players/playouts.hpp"

namespace bastide::cli {

inline constexpr u64 max_threads = 64;

class Crew {
 public:
  explicit Crew(std::size_t threads) : playouts_(threads) {}

  // Stops early where control.stop says so.
  void play(Batch& batch, const SearchControl& control);

 private:
  std::vector<std::unique_ptr<Playouts>> playouts_;  // one of each thread, for the current search
};

// Without limits; refers to the crew.
SearchControl shared_by(Crew& crew);

}  // namespace bastide::cli
