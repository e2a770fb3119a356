// Splits a line of a tile file or a record into words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"

namespace bastide {

struct Line {
  std::vector<std::string> words;  // quoted ones without their quotes
  std::string comment;             // what follows "#", trimmed
  bool commented = false;          // whether there was a "#"
};

// "#" begins a comment where a word could begin. Fails with "record.quote" where a closing
// quotation mark is missing.
Expected<Line> split_line(std::string_view text);

// Takes the first line off a text; "\r\n" and "\n" end lines.
std::string_view take_line(std::string_view& text);

}  // namespace bastide
