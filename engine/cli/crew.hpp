// Threads that share the games of a search (SearchControl::play). The results are the same with any
// number of them.
#pragma once

#include <functional>
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

// Does work(0) to work(count - 1) in so many threads: each takes the next that nobody has begun.
void share_work(std::size_t threads, std::size_t count,
                const std::function<void(std::size_t)>& work);

// Without limits; refers to the crew.
SearchControl shared_by(Crew& crew);

}  // namespace bastide::cli
