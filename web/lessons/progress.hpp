// Progress in the lesson at the table, and the card beside the board.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/lessons/guide.hpp"
#include "web/lessons/lesson.hpp"
#include "web/lessons/puzzle_course.hpp"
#include "web/opponent/advice.hpp"
#include "web/session/memo.hpp"

namespace bastide::web {

struct Cue;
struct LessonLists;
struct Texts;

// What the card says and offers.
struct LessonCard {
  std::string title;
  std::string news;  // what a solved task has achieved, explained
  std::string text;
  bool next = false, closes = false;  // leads to the next card; is the last one
  bool again = false, show = false;   // try again; show the intended move
  bool hint = false;                  // say what a puzzle is about
  bool over = false;                  // leads to the next lesson, or to the list
  std::optional<Position> tempting;   // of a solved puzzle: to be marked
};

struct LessonProgress {
  std::optional<Lesson> lesson;      // of the open session
  std::size_t number = 0;            // of a built-in puzzle
  std::string next;                  // the id of the lesson after it
  std::string game;                  // the slot of the game that it leads back to; empty: none
  std::optional<PositionKey> about;  // the position of the following
  std::size_t read = 0;              // cards of this position
  LessonStatus status;
  GuideCards cards;
  LessonCard card;
  std::string said;  // for screen readers

  // For a puzzle:
  PuzzleWay way = PuzzleWay::alone;
  std::optional<PuzzleRush> rush;
  PuzzleThemes themes = 0;
  Advice solution;        // the strongest player's turn, if no best turn is known
  bool asked = false;     // whether it has been requested
  bool hinted = false;    // what it is about has been said
  bool helped = false;    // the best turn has been shown
  bool answered = false;  // and noted
  bool stale = true;      // the card must be rewritten,
  std::string language;   // also if the language has changed
};

// `number`: of a built-in puzzle, 0: it is none.
std::string lesson_title(const Texts& texts, std::string_view id, std::size_t number = 0);

// Call when a game has been opened: starts its lesson, if it has one.
void lesson_opened(LessonProgress& progress, const LessonLists& lists, const Catalogue& catalogue,
                   const Session& session);

// Call once a frame. `seen`: the effect of the last move has been shown; `laid`: the tile has
// been placed tentatively.
void lesson_frame(LessonProgress& progress, const Texts& texts, const Session& session, bool seen,
                  const std::optional<Action>& laid);
// Whether a lesson, not a puzzle, has been completed.
bool lesson_over(const LessonProgress& progress, const Session& session);

// Whether something comes after it: another lesson, or another puzzle.
bool leads_on(const LessonProgress& progress);

// Whether the best turn of a puzzle must be found first: until then the worker is asked about the
// lesson's path, not about the game.
bool is_unsolved(const LessonProgress& progress);
// Requests it, or processes the answer. Call once a frame while it is unsolved; returns true when
// it is solved.
bool solve_frame(LessonProgress& progress, const Session& session);
// Says what a built-in puzzle is about.
void give_hint(LessonProgress& progress);
// Marks the best turn of a puzzle on the board.
void show_best(LessonProgress& progress, const Session& session, Advice& advice);

// Goes on to the next card of this position.
void read_on(LessonProgress& progress, const Session& session);
// Returns to the task.
void try_again(LessonProgress& progress, Session& session);
// Plays the task as intended.
void show_how(const LessonProgress& progress, Session& session);

// How a computer player gets its move in a lesson.
Cue lesson_cue(const LessonProgress& progress, const Session& session);

// The rotation that the card of a guided game asks for on a space, if possible the one held.
std::optional<u8> guided_rotation(const LessonProgress& lesson, Position at, u8 held);

}  // namespace bastide::web
