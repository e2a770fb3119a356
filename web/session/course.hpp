// The course of a game: as it has been played, and the position shown.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/review/played_game.hpp"
#include "web/session/advised.hpp"
#include "web/session/challenge.hpp"
#include "web/session/memo.hpp"
#include "web/session/table_rules.hpp"

namespace bastide::web {

struct Course : PlayedGame {
  std::size_t cursor = 0;        // number of actions before the shown position
  unsigned revision = 0;         // grows whenever the record changes: time to save
  TableRules table_rules;        // what is agreed besides the rules
  Challenge challenge;           // another game with the same tiles
  std::vector<Advised> advised;  // where a person was given advice
  std::string comments;          // on its positions (engine/record/comments.hpp)
  u8 stood_in = 0;               // bit p: a computer plays for player p, who left a game by link
};

inline const State& shown(const Course& course) { return state_at(course, course.cursor); }
// Its key.
inline PositionKey position_key(const Course& course) { return {course.cursor, course.revision}; }
inline PositionKey position_key(const Course& course, std::size_t cursor) {
  return {cursor, course.revision};
}
inline bool at_end(const Course& course) { return course.cursor == course.record.actions.size(); }
// The decision of the shown position.
inline const Decision& shown_decision(const Course& course) {
  return course.positions[course.cursor].decision;
}

// The colour of a side: a person who plays several sides has several colours.
inline int colour_of(const Course& course, PlayerIndex side) {
  return colour_of_side(course.record.players, side);
}
// Whether all win or lose as a team, whose figures are guards; one person alone is none.
bool has_guards(const Course& course);
// Whether there is one score for all, so that nobody has points of their own. Defined in web/sets.
bool one_score(const Setup& setup);

// The player kind that decides for a player, or for the player of a side, by now; empty: a person.
const std::string& controller(const Course& course, PlayerIndex player);
bool is_computer(const Course& course, PlayerIndex player);
// The meeples in the supplies of the person who plays a side.
int meeples_left(const Game& game, const State& state, PlayerIndex side);

}  // namespace bastide::web
