// JSON as text.
#pragma once

#include <string>
#include <string_view>

namespace bastide::cli {

inline std::string json(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c == '\t' ? ' ' : c;  // other control characters cannot stand in a record
  }
  return out + '"';
}

template <class Values>
std::string json_numbers(const Values& values, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) text += (i ? "," : "") + std::to_string(values[i]);
  return text + ']';
}

inline std::string field(std::string_view name, const std::string& value) {
  return ',' + json(name) + ':' + value;
}

}  // namespace bastide::cli
