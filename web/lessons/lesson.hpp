// Lessons: records in the notation whose comments starting with a colon are cards
// (docs/lessons.md). The first game is one of them; files opened by the user can be lessons, too.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/notation.hpp"
#include "web/session/session.hpp"

namespace bastide::web {

inline constexpr std::string_view first_game_id = "first-game";

// An entry in the list of lessons.
struct LessonInfo {
  std::string id;     // "first-game"
  std::string topic;  // the help page that it belongs to: "base", or the id of a set
  std::string text;   // its record
};
// The lessons of a file: records, one after another, in the order in which they are offered.
std::vector<LessonInfo> read_lessons(std::string_view file);

enum class StepKind : unsigned char {
  say,   // a card to read, then "next"
  task,  // the learner is to play the record's next actions
  card,  // of a guided game: shown when its condition holds (guide.hpp)
};

// What the table of a guided game leaves out until a card explains it.
enum class GuidedPart : unsigned char { undo, players, tools };
inline constexpr std::string_view guided_parts[] = {"undo", "players", "tools"};

// A card, at the position before the action `before`.
struct LessonStep {
  std::size_t before = 0;
  StepKind kind = StepKind::say;
  std::string name;                 // of a card of a guided game
  std::string when;                 // its condition
  std::optional<GuidedPart> shows;  // what is on the table from then on, which it explains
  std::string words;                // the key of its text, or the text itself
};

struct Lesson {
  std::string id;    // empty: from a file or a link
  std::string link;  // of a puzzle that came by one
  ParsedRecord parsed;
  std::vector<LessonStep> steps;  // in the order of their positions
  std::vector<Action> chances;
  Session path;  // the record as intended

  // For a puzzle (puzzle.hpp): the turn after its only step is the solution. Until that is known,
  // the path ends there.
  bool puzzle = false;
  int loss = 0;  // points that any other turn loses at least; 0: unknown

  bool guided() const { return !steps.empty() && steps.front().kind == StepKind::card; }
  const std::vector<Action>& actions() const { return path.record.actions; }
};

// Fails with the codes of records; "lesson.none": a valid record without cards.
Expected<Lesson> read_lesson(const Catalogue& catalogue, std::string_view text);

// The session at the start of a lesson: at its first card; a guided game at its first turn. Fails
// with "record.refused" if the lesson does not fit another seed.
Expected<Session> begin_lesson(const Catalogue& catalogue, const Lesson& lesson, u64 seed);

// How many actions up to the shown position are those of the lesson.
std::size_t on_path(const Lesson& lesson, const Session& session);

enum class LessonPhase : unsigned char {
  say,     // a card to read
  task,    // the learner decides
  others,  // another player moves, as scripted
  astray,  // something else has been played
  done,
};

// The status of a lesson. `read`: number of cards read at the shown position.
struct LessonStatus {
  LessonPhase moment = LessonPhase::say;
  int step = -1;         // the card to be shown, -1: none
  std::size_t task = 0;  // the position of the current or latest task
};
LessonStatus lesson_status(const Lesson& lesson, const Session& session, std::size_t read);

// The player who learns: the first.
inline constexpr PlayerIndex learner = 0;

}  // namespace bastide::web
