#include "web/lessons/done.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
#include "web/platform/kept_text.hpp"
#include "web/platform/storage.hpp"

namespace bastide::web {
namespace {

constexpr std::string_view done_key = "lessons";

}  // namespace

void load_done(LessonsDone& done) {
  if (done.known) return;
  done.known = true;
  const std::string kept = platform_storage().get(done_key).value_or("");
  std::string_view rest = kept;
  while (!rest.empty()) done.ids.emplace_back(take_until(rest, '\n'));
}

bool lesson_done(const LessonsDone& done, std::string_view id) {
  return std::find(done.ids.begin(), done.ids.end(), id) != done.ids.end();
}

void mark_done(LessonsDone& done, const std::string& id) {
  if (id.empty() || lesson_done(done, id)) return;
  done = {};  // another tab may have stored others since
  load_done(done);
  if (lesson_done(done, id)) return;
  done.ids.push_back(id);
  std::string text;
  for (const std::string& lesson : done.ids) text += lesson + '\n';
  keep_text(platform_storage(), done_key, text);
}

}  // namespace bastide::web
