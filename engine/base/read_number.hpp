// Numbers in texts.
#pragma once

#include <charconv>
#include <string_view>

namespace bastide {

// A whole decimal number without sign but "-", within bounds.
inline bool read_number(std::string_view word, long low, long high, long& number) {
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  return error == std::errc{} && end == word.data() + word.size() && number >= low &&
         number <= high;
}

}  // namespace bastide
