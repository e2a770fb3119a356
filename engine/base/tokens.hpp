// A line of text as words: of tiles and of records.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"

namespace bastide {

struct Line {
  std::vector<std::string> words;  // without the quotes of quoted ones
  std::string comment;             // what follows "#", trimmed
  bool commented = false;          // there was a "#"
};

// "#" begins a comment where a word could begin. Fails with "record.quote" where a
// quotation mark is missing.
Expected<Line> split_line(std::string_view text);

// Takes the first line off a text; "\r\n" and "\n" end lines.
std::string_view take_line(std::string_view& text);

}  // namespace bastide
