// Splits lines of tile files and records into words, and other texts at separators.
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

// Takes what comes before the next separator off a text, and the separator; everything if there is
// none.
std::string_view take_until(std::string_view& rest, char separator);

// Takes the first line off a text; "\r\n" and "\n" end lines.
std::string_view take_line(std::string_view& text);

}  // namespace bastide
