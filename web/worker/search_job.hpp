// One question to the computer players, thought about step by step, so that others can play the
// games of its searches (worker_pool.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/players/judging.hpp"
#include "engine/record/playback.hpp"
#include "web/worker/protocol.hpp"
#include "web/worker/thinking.hpp"

namespace bastide::web {

class SearchJob {
 public:
  // What is wrong with a question is the answer to it. `thinking` must outlive the job.
  SearchJob(const Catalogue& catalogue, std::string_view question, Thinking& thinking);
  SearchJob(const SearchJob&) = delete;  // its searches refer to it
  SearchJob& operator=(const SearchJob&) = delete;

  // The search to be run next: its games, until there are no more. Null: the answer is ready.
  Search* search();
  std::string answer() const { return write_answer(answer_); }

  // About the current search: what it starts from, its limits, whether it is long enough to be
  // shared, what others need to know to play its games, and how many there were before it.
  const SearchRoot& root() const { return *root_; }
  const SearchControl& control() const { return control_; }
  bool shared() const;
  std::string root_message(const Catalogue& catalogue) const;
  int searches() const { return searches_; }

 private:
  std::optional<Error> begin(const Catalogue& catalogue, const Question& question);
  double seconds_for(const Question& question, const PlayerConfig& config) const;
  void begin_search(const PlayerConfig& config, std::span<const TurnActions> only);
  void end_search();
  void judge();
  void rate();

  Thinking& thinking_;
  SearchControl control_;
  Answer answer_;
  Random random_;
  std::optional<Judging> judging_;  // a turn
  bool rates_ = false;
  Record record_;
  std::optional<Played> at_;
  State view_;  // what the player knows of the position
  u64 view_seed_ = 0;
  std::string_view player_;  // id of the kind that searches
  std::optional<SearchRoot> root_;
  std::optional<Search> search_;
  int searches_ = 0;
};

// The answer of a worker that shares its searches with nobody.
std::string worker_answer(const Catalogue& catalogue, std::string_view question,
                          Thinking thinking = {});

}  // namespace bastide::web
