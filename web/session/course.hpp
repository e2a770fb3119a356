// The course of a game: its record, what the actions caused, and the position shown.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "engine/record/record.hpp"
#include "web/session/advised.hpp"
#include "web/session/challenge.hpp"
#include "web/session/memo.hpp"
#include "web/session/positions.hpp"
#include "web/session/table_rules.hpp"

namespace bastide::web {

// Actions are only added or removed at the end of the record; `cursor` moves freely over them.
struct Course {
  Game game;
  Record record;
  Positions positions;
  std::vector<Events> events;    // events[k]: caused by action k
  std::size_t cursor = 0;        // number of actions before the shown position
  unsigned revision = 0;         // grows whenever the record changes: time to save
  TableRules table_rules;        // what is agreed besides the rules
  Challenge challenge;           // another game with the same tiles
  std::vector<Advised> advised;  // where a person was given advice
  std::string comments;          // on its positions (engine/record/comments.hpp)
  u8 stood_in = 0;               // bit p: a computer plays for player p, who left a game by link
};

// The position after `k` actions.
inline const State& state_at(const Course& course, std::size_t k) {
  return course.positions.at(course.game, course.record.actions, k);
}
inline const State& shown(const Course& course) { return state_at(course, course.cursor); }
// Its key.
inline PositionKey position_key(const Course& course) { return {course.cursor, course.revision}; }
inline PositionKey position_key(const Course& course, std::size_t cursor) {
  return {cursor, course.revision};
}
inline const State& last_state(const Course& course) { return course.positions.last(); }
inline bool at_end(const Course& course) { return course.cursor == course.record.actions.size(); }
inline bool is_over(const Course& course) { return course.positions.back().decision.over; }
// The decision of the shown position.
inline const Decision& shown_decision(const Course& course) {
  return course.positions[course.cursor].decision;
}

// Goes over positions in order, keeping none of them.
class StateCursor {
 public:
  StateCursor(const Course& course, std::size_t k)
      : course_(course), k_(k), state_(std::make_unique<State>(state_at(course, k))) {}
  std::size_t at() const { return k_; }
  const State& state() const { return *state_; }
  void next() {
    course_.positions.play_on(course_.game, *state_, course_.record.actions[k_], k_);
    ++k_;
  }

 private:
  const Course& course_;
  std::size_t k_;
  std::unique_ptr<State> state_;
};

// Performs an action at the end of the record.
void append(Course& course, const Action& action);
// Discards all actions after the first `length`.
void shorten(Course& course, std::size_t length);

// The colour of a side: a person who plays several sides has several colours.
inline int colour_of(const Course& course, PlayerIndex side) {
  return colour_of_side(course.record.players, side);
}
// The points of every side at the end of the record.
std::vector<int> points_of(const Course& course);
// Whether all win or lose as one.
bool plays_together(const Course& course);
bool lost_together(const Course& course);  // at its end
// Whether there is one score for all, so that nobody has points of their own. Defined in web/sets.
bool one_score(const Setup& setup);

// The player kind that decides for a player, or for the player of a side, by now; empty: a person.
const std::string& controller(const Course& course, PlayerIndex player);
bool is_computer(const Course& course, PlayerIndex player);
// The meeples in the supplies of the person who plays a side.
int meeples_left(const Game& game, const State& state, PlayerIndex side);

}  // namespace bastide::web
