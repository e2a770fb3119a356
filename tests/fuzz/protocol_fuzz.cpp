// Whatever a program asks by lines of JSON, each line is answered by one, which is JSON again.
#include <algorithm>

#include "engine/base/tokens.hpp"
#include "engine/cli/engine.hpp"
#include "engine/record/json.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  std::string questions;
  long lines = 0;
  while (!input.empty()) {
    const std::string_view line = take_line(input);
    if (line.find("best") != line.npos) continue;  // a search can be as long as was asked for
    questions += std::string(line) + '\n';
    ++lines;
  }
  const std::string text = cli::answers(questions);
  if (std::count(text.begin(), text.end(), '\n') != lines) return "not every line has an answer";
  std::string_view left = text;
  while (!left.empty())
    if (!read_json_object(take_line(left))) return "an answer is not a JSON object";
  return nullptr;
}

}  // namespace

const Target protocol{attempt};

}  // namespace bastide::fuzz
