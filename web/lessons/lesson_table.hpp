// A lesson at the table: the card beside the board, what it asks for, and the list of lessons
// learnt.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/lessons/guide.hpp"
#include "web/table/layout.hpp"

namespace bastide::web {

struct App;

// What the card says and offers.
struct LessonCard {
  std::string title;
  std::string news;  // what a solved task has achieved, explained
  std::string text;
  bool next = false, closes = false;  // to the next card; this is the last one
  bool again = false, show = false;   // try again; show the intended move
  bool over = false;                  // on to the next lesson, or to the list
};

struct LessonTable {
  std::optional<Lesson> lesson;  // of the open session
  std::size_t cursor = 0;        // the position that the following is about
  unsigned revision = 0;
  bool known = false;
  std::size_t read = 0;  // cards of this position
  Standing standing;
  GuideCards cards;
  LessonCard card;
  std::string said;  // for screen readers
  Area area;         // of the card; empty: there is none
  std::vector<std::string> done;
  bool done_known = false;
};

// Starts a lesson over; continues the first game if there is an unfinished one.
void open_lesson(App& app, std::string_view id);
// A lesson that is not built in.
void open_lesson(App& app, Lesson lesson);
// Restarts the lesson at the table.
void restart_lesson(App& app);
// Does what the card's main button does.
void lesson_onward(App& app);
// Returns from a lesson to the list.
void leave_lesson(App& app);

std::string lesson_title(const App& app, std::string_view id);
bool lesson_done(App& app, std::string_view id);

// ---- Called by the app and its table
// --------------------------------------------------------------

// The open session has changed: starts its lesson, if it is one.
void lesson_opened(App& app);
// Once a frame, before the table is laid out.
void lesson_frame(App& app);
// Reserves room for the card beside the board.
void lesson_reserve(App& app, TableLayout& layout);
// Draws the card, and on the board the spaces it mentions.
void draw_lesson(App& app);

// What the computer player does in a lesson.
enum class LessonReply : unsigned char { think, wait, play };
LessonReply lesson_reply(App& app, Action& action);

// How to read the score sheet after the first game, as a panel of its own.
void lesson_sheet(App& app);

}  // namespace bastide::web
