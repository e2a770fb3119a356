// How far somebody is in the lesson at the table, and what the card beside the board says.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/lessons/guide.hpp"
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
};

std::string lesson_title(const Texts& texts, std::string_view id);

// The lesson after this one in the list, null after the last.
const LessonInfo* next_lesson(std::string_view id);

// A game has been opened: starts its lesson, if it is one.
void lesson_opened(LessonProgress& progress, const Catalogue& catalogue, const Session& session);

// Once a frame. `seen`: what the last move has brought has been seen; `pending`: a tile has been
// laid tentatively.
void lesson_frame(LessonProgress& progress, const Texts& texts, const Session& session, bool seen,
                  bool pending);
// It has been done to the end.
bool lesson_over(const LessonProgress& progress, const Session& session);

// To the next card of this position.
void read_on(LessonProgress& progress, const Session& session);
// Back to the task.
void try_again(LessonProgress& progress, Session& session);
// Plays the task as intended.
void show_how(const LessonProgress& progress, Session& session);

// What a computer player does in a lesson.
Cue lesson_cue(const LessonProgress& progress, const Session& session);

}  // namespace bastide::web
