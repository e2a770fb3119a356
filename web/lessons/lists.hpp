// The built-in lessons and puzzles. Their lists are files of the site, fetched when they are first
// needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/lessons/puzzle.hpp"
#include "web/platform/site_files.hpp"

namespace bastide::web {

template <class Info>
struct ListOf {
  platform::Arrival arrival = platform::Arrival::none;
  std::vector<Info> all;  // once it has arrived
};

struct LessonLists {
  ListOf<LessonInfo> lessons;  // the first game comes first
  ListOf<PuzzleInfo> puzzles;
};

// Ask for them, unless they are here or on their way.
void request_lessons(LessonLists& lists);
void request_puzzles(LessonLists& lists);
// Takes what has arrived. Call once a frame.
void take_lists(LessonLists& lists);

// Null: there is none, or the lessons are not here.
const LessonInfo* find_lesson(const LessonLists& lists, std::string_view id);
// From 1; 0: there is no such puzzle, or they are not here.
std::size_t puzzle_number(const LessonLists& lists, std::string_view id);

// The lesson after this one, empty after the last.
std::string next_lesson(const LessonLists& lists, std::string_view id);

// Fixes the outcomes of the chance events still to come in a built-in lesson.
void take_up_lesson(const LessonLists& lists, const Catalogue& catalogue, Session& session);

}  // namespace bastide::web
