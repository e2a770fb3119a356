#include "web/panels/remarks/lines.hpp"

#include <algorithm>

namespace bastide::web {
namespace {

struct OwnLine {
  std::string_view speaker;
  Occasion occasion;
};
constexpr OwnLine own_lines[] = {
    {"piper", Occasion::gap},        {"piper", Occasion::close},
    {"miller", Occasion::behind},    {"miller", Occasion::fine},
    {"mason", Occasion::robbed},     {"mason", Occasion::gap},
    {"bailiff", Occasion::shared},   {"bailiff", Occasion::fine},
    {"castellan", Occasion::robbed}, {"castellan", Occasion::grand},
    {"architect", Occasion::fine},   {"architect", Occasion::grand},
    {"ploughman", Occasion::fenced}, {"ploughman", Occasion::ahead},
    {"poacher", Occasion::took},     {"poacher", Occasion::fenced},
};

}  // namespace

std::vector<std::string> lines_for(std::string_view speaker, Occasion occasion) {
  std::vector<std::string> lines;
  const std::string word(occasion_word(occasion));
  for (const OwnLine& own : own_lines)
    if (own.speaker == speaker && own.occasion == occasion)
      lines.push_back("remark." + std::string(speaker) + '.' + word);
  for (int n = 0; n < lines_each; ++n) lines.push_back("remark." + word + '.' + std::to_string(n));
  return lines;
}

std::string choose_line(std::string_view speaker, Occasion occasion,
                        const std::vector<std::string>& said, unsigned chance) {
  std::vector<std::string> lines = lines_for(speaker, occasion);
  std::erase_if(lines, [&](const std::string& line) {
    return std::find(said.begin(), said.end(), line) != said.end();
  });
  return lines.empty() ? std::string() : lines[chance % lines.size()];
}

}  // namespace bastide::web
