#include "engine/cli/crew.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <thread>

namespace bastide::cli {

void Crew::play(Batch& batch, const SearchControl& control) {
  std::vector<std::optional<PlayoutResult>> results(batch.games.size());
  std::atomic<std::size_t> begun = 0;
  const auto work = [&](std::unique_ptr<Playouts>& own) {
    if (batch.number == 0 || !own) own = std::make_unique<Playouts>(batch.root, batch.candidates);
    for (std::size_t i; (i = begun++) < results.size();)
      if (!(results[i] = own->play(batch.games[i], control))) return;
  };
  std::vector<std::thread> others;
  for (std::size_t t = 1; t < playouts_.size(); ++t)
    others.emplace_back(work, std::ref(playouts_[t]));
  work(playouts_[0]);
  for (std::thread& other : others) other.join();
  for (const auto& result : results) {
    if (!result) return;
    batch.results.push_back(*result);
  }
}

void share_work(std::size_t threads, std::size_t count,
                const std::function<void(std::size_t)>& work) {
  std::atomic<std::size_t> begun = 0;
  const auto work_on = [&] {
    for (std::size_t i; (i = begun++) < count;) work(i);
  };
  std::vector<std::thread> others;
  for (std::size_t t = 1; t < std::min(threads, count); ++t) others.emplace_back(work_on);
  work_on();
  for (std::thread& other : others) other.join();
}

SearchControl shared_by(Crew& crew) {
  SearchControl control;
  control.context = &crew;
  control.play = [](void* context, Batch& batch) { static_cast<Crew*>(context)->play(batch, {}); };
  return control;
}

}  // namespace bastide::cli
