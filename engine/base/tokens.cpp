#include "engine/base/tokens.hpp"

namespace bastide {
namespace {

bool blank(char c) { return c == ' ' || c == '\t'; }

}  // namespace

Expected<Line> split_line(std::string_view text) {
  Line line;
  std::size_t i = 0;
  for (;;) {
    while (i < text.size() && blank(text[i])) ++i;
    if (i == text.size()) return line;
    if (text[i] == '#') {
      std::string_view comment = text.substr(i + 1);
      while (!comment.empty() && blank(comment.front())) comment.remove_prefix(1);
      while (!comment.empty() && blank(comment.back())) comment.remove_suffix(1);
      line.comment = comment;
      line.commented = true;
      return line;
    }
    std::string word;
    if (text[i] == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i) {
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        word += text[i];
      }
      if (i == text.size()) return fail("record.quote");
      ++i;
    } else {
      const std::size_t begun = i;
      while (i < text.size() && !blank(text[i])) ++i;
      word = text.substr(begun, i - begun);
    }
    line.words.push_back(std::move(word));
  }
}

std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t end = rest.find(separator);
  const std::string_view taken = rest.substr(0, end);
  rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
  return taken;
}

std::string_view take_line(std::string_view& text) {
  std::string_view line = take_until(text, '\n');
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  return line;
}

}  // namespace bastide
