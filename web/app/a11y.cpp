#include "web/app/a11y.hpp"

#include <algorithm>
#include <cmath>

#include "web/app/app.hpp"
#include "web/platform/accessibility.hpp"

namespace bastide::web {

void told_begin(App& app) {
  app.ui.theme.a11y.clear();
  app.ui.theme.told_open.clear();
  app.ui.asked = platform::asked_control();
}

namespace {

// Without tabs and ends of lines.
std::string in_a_column(std::string words) {
  std::replace_if(
      words.begin(), words.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
  return words;
}

std::string box_words(const A11yNode& told) {
  const auto number = [](float value) { return std::to_string(std::lround(value)); };
  return number(told.seen_min.x) + ' ' + number(told.seen_min.y) + ' ' +
         number(told.seen_max.x - told.seen_min.x) + ' ' +
         number(told.seen_max.y - told.seen_min.y);
}

}  // namespace

// A line for each: "b1-*", the identifier, the words, the value of a field and the box, with tabs
// between them. While something moves, boxes alone are no news.
void told_end(App& app, bool moving) {
  std::string lines, boxes;
  for (const A11yNode& told : app.ui.theme.a11y) {
    std::string line(1, static_cast<char>(told.role));
    if (told.on) line += '1';
    if (!told.enabled) line += '-';
    if (told.focused) line += '*';
    line += '\t' + told.id + '\t' + in_a_column(told.words) + '\t' + in_a_column(told.value) + '\t';
    lines += line;
    boxes += line + box_words(told) + '\n';
  }
  if (boxes == app.told || (moving && lines == app.told_lines)) return;
  platform::tell(boxes);
  app.told = std::move(boxes);
  app.told_lines = std::move(lines);
}

}  // namespace bastide::web
