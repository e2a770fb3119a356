// A lesson at the table: the card beside the board, what it asks for, and the list of what has
// been learnt.
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
  std::string news;  // what a solved task has brought, explained
  std::string text;
  bool next = false, closes = false;  // to the next card; this is the last one
  bool again = false, show = false;   // try again; show how it is meant
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
  std::string said;  // to screen readers
  Area area;         // of the card; empty: there is none
  std::vector<std::string> done;
  bool done_known = false;
};

// Begins a lesson anew; the first game, if there is an unfinished one, goes on.
void open_lesson(App& app, std::string_view id);
// A lesson that is not built in.
void open_lesson(App& app, Lesson lesson);
// Begins the lesson at the table anew.
void restart_lesson(App& app);
// Does what the card's main button does.
void lesson_onward(App& app);
// Leads from a lesson back to the list.
void leave_lesson(App& app);

std::string lesson_title(const App& app, std::string_view id);
bool lesson_done(App& app, std::string_view id);

// ---- Called by the app and its table
// --------------------------------------------------------------

// The open session has changed: takes up its lesson, if it is one.
void lesson_opened(App& app);
// Once a frame, before the table is laid out.
void lesson_frame(App& app);
// Takes room for the card from the board.
void lesson_reserve(App& app, TableLayout& layout);
// The card, and on the board the places it speaks of.
void draw_lesson(App& app);

// What the computer player does in a lesson.
enum class LessonReply : unsigned char { think, wait, play };
LessonReply lesson_reply(App& app, Action& action);

// What there is to know about the score sheet after the first game, as a sheet of its own.
void lesson_sheet(App& app);

}  // namespace bastide::web
