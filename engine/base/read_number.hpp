// Turning text into numbers. Nothing else does: no sign but "-" is read, no space, and no number
// changes unless all is as it should be.
#pragma once

#include <charconv>
#include <string_view>
#include <type_traits>

namespace bastide {

// Takes the number off a text that begins with one.
template <class Number>
bool take_number(std::string_view& text, Number& number, int base = 10) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  if (error != std::errc{}) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

// A whole decimal number.
template <class Number>
bool read_number(std::string_view word, Number& number) {
  Number read{};
  if (!take_number(word, read) || !word.empty()) return false;
  number = read;
  return true;
}

// ... within bounds.
template <class Number>
bool read_number(std::string_view word, std::type_identity_t<Number> low,
                 std::type_identity_t<Number> high, Number& number) {
  Number read{};
  if (!read_number(word, read) || read < low || read > high) return false;
  number = read;
  return true;
}

}  // namespace bastide
