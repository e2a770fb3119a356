// A game as far as it has been played, with every position of it.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "engine/record/fair.hpp"
#include "engine/record/record.hpp"
#include "engine/review/positions.hpp"

namespace bastide {

// Actions are only added or removed at the end of the record.
struct PlayedGame {
  Game game;
  Record record;
  Positions positions;
  std::vector<Events> events;  // events[k]: caused by action k
};

// Plays a record from its beginning. Fails with the codes of make_game, or with "record.refused"
// (detail: the rule; line: the number of the action, from 1) at an illegal action. `reached`: how
// far a game between devices has got.
Expected<PlayedGame> play_through(const Catalogue& catalogue, const Record& record,
                                  FairPlace* reached = nullptr);

// The position after `k` actions.
inline const State& state_at(const PlayedGame& played, std::size_t k) {
  return played.positions.at(played.game, played.record.actions, k);
}
inline const State& last_state(const PlayedGame& played) { return played.positions.last(); }
inline bool is_over(const PlayedGame& played) { return played.positions.back().decision.over; }

// Goes over positions in order, keeping none of them.
class StateCursor {
 public:
  StateCursor(const PlayedGame& played, std::size_t k)
      : played_(played), k_(k), state_(std::make_unique<State>(state_at(played, k))) {}
  std::size_t at() const { return k_; }
  const State& state() const { return *state_; }
  void next() {
    played_.positions.play_on(played_.game, *state_, played_.record.actions[k_], k_);
    ++k_;
  }

 private:
  const PlayedGame& played_;
  std::size_t k_;
  std::unique_ptr<State> state_;
};

// Performs an action at the end of the record.
void append(PlayedGame& played, const Action& action);
// Discards all actions after the first `length`.
void shorten(PlayedGame& played, std::size_t length);

// The first position at or after this one where somebody decides, or the last.
std::size_t stop_from(const PlayedGame& played, std::size_t k);

// The points of every side at the end of the record.
std::vector<int> points_of(const PlayedGame& played);
// Whether all win or lose as one.
bool plays_together(const PlayedGame& played);
bool lost_together(const PlayedGame& played);  // at its end

}  // namespace bastide
