#include "web/app/told.hpp"

#include <algorithm>

#include "web/app/app.hpp"
#include "web/platform/platform.hpp"

namespace bastide::web {

void told_begin(App& app) {
  app.ui.theme.told.clear();
  app.ui.asked = platform::asked_control();
}

// A line for each: "b1-*", the identifier and the words, with tabs between them.
void told_end(App& app) {
  std::string lines;
  for (const Told& told : app.ui.theme.told) {
    lines += static_cast<char>(told.role);
    if (told.on) lines += '1';
    if (!told.enabled) lines += '-';
    if (told.focused) lines += '*';
    lines += '\t' + told.id + '\t';
    const std::size_t begin = lines.size();
    lines += told.words;
    std::replace_if(
        lines.begin() + static_cast<std::ptrdiff_t>(begin), lines.end(),
        [](char c) { return c == '\n' || c == '\t'; }, ' ');
    lines += '\n';
  }
  if (lines == app.told) return;
  platform::tell(lines);
  app.told = std::move(lines);
}

}  // namespace bastide::web
