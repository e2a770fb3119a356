// Puzzles: a position in which the best turn is to be found. A puzzle is a lesson with one task,
// made of a link (docs/link.md); those in the box lie in assets/puzzles.txt.
#pragma once

#include "web/lessons/lesson.hpp"

namespace bastide::web {

struct PuzzleInfo {
  std::string_view code;  // of a link that ends with the best turn
  int grade = 1;          // 1: easily seen, to 3: hard to see
  bool base = true;       // without expansions
  int loss = 0;           // points that any other turn loses at least

  // By which it is known among lessons: "=" and the check of its link.
  std::string id() const { return '=' + std::string(code.substr(code.size() - 3)); }
};
// Those in the box, by grade, those of the base game first.
const std::vector<PuzzleInfo>& puzzle_infos();
// From 1; 0: there is none.
std::size_t puzzle_number(std::string_view id);

// `loss`: what any other turn loses if the link ends with the best one; 0: the turn that waits in
// the link's position is to be found, and nobody has said what is best. Fails with the codes of
// links and records; "link.empty": no tile is to be placed there.
Expected<Lesson> read_puzzle(const Catalogue& catalogue, std::string_view link, int loss);

// Where the turn of a shown position begins, with its tile in hand; nothing: none has.
std::optional<std::size_t> turn_begins(const Session& session);

bool is_solved(const Lesson& puzzle);  // its best turn is known
void solve(Lesson& puzzle, const std::vector<Action>& best);

// Where a puzzle stands: the task, somebody else (until the best turn is known), astray or done.
Standing puzzle_standing(const Lesson& puzzle, const Session& session);

// Points by which the turn that has been played is estimated to be worse than the best one, at
// least what any other one loses.
double puzzle_lost(const Lesson& puzzle, const Session& session);

}  // namespace bastide::web
