// The built-in lessons and puzzles, from the files of the site.
#pragma once

#include "tests/data_folder.hpp"
#include "web/lessons/lists.hpp"

namespace bastide::web {

inline const LessonLists& lesson_lists() {
  constexpr auto arrived = platform::Arrival::arrived;
  static const LessonLists all{{arrived, read_lessons(testing::site_file("lessons.txt"))},
                               {arrived, read_puzzles(testing::site_file("puzzles.txt"))}};
  return all;
}

}  // namespace bastide::web
