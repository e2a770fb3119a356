// Puzzles: a position in which the best turn is to be found. A puzzle is a lesson with one task,
// made from a link (docs/link.md).
#pragma once

#include "engine/players/puzzle.hpp"
#include "engine/players/puzzle_themes.hpp"
#include "web/lessons/lesson.hpp"

namespace bastide::web {

struct PuzzleInfo {
  std::string code;         // of a link that ends with the best turn
  std::string set;          // "base", the id of the one expansion, or "more"
  int grade = 1;            // from 1, where the estimate alone finds it, to 3: hard to see
  int loss = 0;             // points that any other turn loses at least
  PuzzleThemes themes = 0;  // at least one
  SolvedBy solved{};        // how often the levels find the best turn
  int rating = 0;           // that follows from it

  bool base() const { return set == "base"; }
  // Its id among lessons: "=" and the check of its link.
  std::string id() const { return '=' + code.substr(code.size() - 3); }
};
// The puzzles of a file such as assets/puzzles.txt, those of the base game first. Lines that are
// not understood are skipped.
std::vector<PuzzleInfo> read_puzzles(std::string_view file);

// `loss`: what any other turn loses if the link ends with the best one; 0: the best turn in the
// link's position is unknown and must be found. Fails with the codes of links and records;
// "link.empty": no tile is to be placed there.
Expected<Lesson> read_puzzle(const Catalogue& catalogue, std::string_view link, int loss);

// Where the turn of the shown position begins, with its tile in hand; nothing if no turn has begun.
std::optional<std::size_t> turn_begins(const Session& session);
std::optional<std::size_t> turn_begins(const Session& session, std::size_t cursor);

bool is_solved(const Lesson& puzzle);  // whether its best turn is known
void solve(Lesson& puzzle, const std::vector<Action>& best);

// The status of a puzzle: task, others (until the best turn is known), astray or done.
LessonStatus puzzle_status(const Lesson& puzzle, const Session& session);

// By how many points the turn played is estimated to be worse than the best one; never less than
// what any other turn loses.
double puzzle_lost(const Lesson& puzzle, const Session& session);

}  // namespace bastide::web
