// Parsing numbers.
#pragma once

#include <charconv>
#include <string_view>

namespace bastide {

// A whole decimal number within bounds, with no sign but "-".
inline bool read_number(std::string_view word, long low, long high, long& number) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size() && number >= low &&
         number <= high;
}

}  // namespace bastide
