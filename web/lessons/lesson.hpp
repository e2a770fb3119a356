// Lessons: records in the notation whose comments that begin with a colon are cards
// (docs/lessons.md). The first game is one of them; a file that somebody opens can be one, too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/notation.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

inline constexpr std::string_view first_game_id = "first-game";

// What stands in the list of lessons.
struct LessonInfo {
  std::string_view id;     // "first-game"
  std::string_view topic;  // the help page that it belongs to: "base", or the id of a set
  std::string_view text;   // the whole file
};
// All built-in lessons, in the order in which they are offered; the first game comes first.
const std::vector<LessonInfo>& lesson_infos();
const LessonInfo* lesson_info(std::string_view id);

enum class StepKind : unsigned char {
  say,   // a card to be read, then "next"
  task,  // the learner is to play what follows in the record
  card,  // of a guided game: shown when its condition holds (guide.hpp)
};

// A card, at the position before the action `before`.
struct LessonStep {
  std::size_t before = 0;
  StepKind kind = StepKind::say;
  std::string name;   // of a card of a guided game
  std::string when;   // its condition
  std::string words;  // the key of its text, or the text itself
};

struct Lesson {
  std::string id;  // empty: from a file that somebody has opened
  ParsedRecord parsed;
  std::vector<LessonStep> steps;  // in the order of their positions
  std::vector<Action> chances;
  Session path;  // the record as intended

  // Of a puzzle (puzzle.hpp): the turn that follows its only step is to be found. Until it is
  // known, the path ends there.
  bool puzzle = false;
  int loss = 0;  // points that any other turn loses at least; 0: nobody has said

  bool guided() const { return !steps.empty() && steps.front().kind == StepKind::card; }
  const std::vector<Action>& actions() const { return path.record.actions; }
};

// Fails with the codes of records; "lesson.none": a sound record without cards.
Expected<Lesson> read_lesson(const Catalogue& catalogue, std::string_view text);

// The session with which a lesson begins: at its first card; a guided game at its first turn.
Session begin_lesson(const Catalogue& catalogue, const Lesson& lesson, u64 seed);

// Sets the outcomes of the chance events still to come in a built-in lesson.
void take_up_lesson(const Catalogue& catalogue, Session& session);

// How many of the actions played are those of the lesson, up to the shown position.
std::size_t on_path(const Lesson& lesson, const Session& session);

enum class LessonPhase : unsigned char {
  say,     // a card to be read
  task,    // the learner decides
  others,  // somebody else does, as scripted
  astray,  // something else has been played
  done,
};

// Where a lesson stands. `read`: cards of the shown position that have been read.
struct Standing {
  LessonPhase moment = LessonPhase::say;
  int step = -1;         // the card to be shown, -1: none
  std::size_t task = 0;  // the position of the task that is, or was last, to be solved
};
Standing standing(const Lesson& lesson, const Session& session, std::size_t read);

// The player who learns: the first.
inline constexpr PlayerIndex learner = 0;

}  // namespace bastide::web
