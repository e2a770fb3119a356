// How far somebody is in the lesson at the table, and what the card beside the board says.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/lessons/guide.hpp"
#include "web/opponent/advice.hpp"
#include "web/opponent/computer.hpp"
#include "web/text/text.hpp"

namespace bastide::web {

// What the card says and offers.
struct LessonCard {
  std::string title;
  std::string news;  // what a solved task has achieved, explained
  std::string text;
  bool next = false, closes = false;  // to the next card; this is the last one
  bool again = false, show = false;   // try again; show the intended move
  bool over = false;                  // on to the next lesson, or to the list
};

struct LessonProgress {
  std::optional<Lesson> lesson;  // of the open session
  std::size_t cursor = 0;        // the position that the following is about
  unsigned revision = 0;
  bool known = false;
  std::size_t read = 0;  // cards of this position
  Standing standing;
  GuideCards cards;
  LessonCard card;
  std::string said;  // for screen readers

  // Of a puzzle.
  Advice solution;       // what the strongest player would do, if nobody has said what is best
  bool asked = false;    // for that
  bool helped = false;   // the best turn has been shown
  bool stale = true;     // the card is to be written anew,
  std::string language;  // or in another language
};

std::string lesson_title(const Texts& texts, std::string_view id);

// The lesson or puzzle after this one in its list, empty after the last.
std::string next_in_list(std::string_view id);

// A game has been opened: starts its lesson, if it is one.
void lesson_opened(LessonProgress& progress, const Catalogue& catalogue, const Session& session);

// Once a frame. `seen`: what the last move has brought has been seen; `pending`: a tile has been
// laid tentatively.
void lesson_frame(LessonProgress& progress, const Texts& texts, const Session& session, bool seen,
                  bool pending);
// It has been done to the end.
bool lesson_over(const LessonProgress& progress, const Session& session);

// Whether the best turn of a puzzle is to be found first: until then the worker is asked about the
// lesson's path, not about the game.
bool is_unsolved(const LessonProgress& progress);
// Asks for it, or takes the answer. Once a frame, while it is not solved; true when it is.
bool solve_frame(LessonProgress& progress, const Session& session);
// The best turn of a puzzle, to be shown on the board.
void show_best(LessonProgress& progress, const Session& session, Advice& advice);

// To the next card of this position.
void read_on(LessonProgress& progress, const Session& session);
// Back to the task.
void try_again(LessonProgress& progress, Session& session);
// Plays the task as intended.
void show_how(const LessonProgress& progress, Session& session);

// What a computer player does in a lesson.
Cue lesson_cue(const LessonProgress& progress, const Session& session);

}  // namespace bastide::web
