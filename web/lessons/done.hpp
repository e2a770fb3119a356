// Which lessons have been completed, kept in the browser's storage; and what else happens to a
// person once, under names of its own, which begin with "prologue." or "offer."
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bastide::web {

struct LessonsDone {
  std::vector<std::string> ids;
  bool known = false;  // whether they have been loaded
};

// Reads them, unless they are known: before somebody asks.
void load_done(LessonsDone& done);
bool lesson_done(const LessonsDone& done, std::string_view id);
void mark_done(LessonsDone& done, const std::string& id);

}  // namespace bastide::web
