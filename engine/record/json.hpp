// Writes JSON, and reads the little of it that is needed: an object of strings, numbers, true and
// false. Lists and objects inside it are passed over.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/read_number.hpp"
#include "engine/base/types.hpp"
#include "engine/record/words.hpp"

namespace bastide {

inline std::string json_string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : valid_utf8(text)) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '\n')
      out += "\\n";
    else if (static_cast<unsigned char>(c) < 0x20)
      out += {'\\', 'u', '0', '0', digits[c >> 4 & 1], digits[c & 15]};
    else
      out += c;
  }
  return out + '"';
}

template <class Values>
std::string json_numbers(const Values& values, int count) {
  std::string text = "[";
  for (int i = 0; i < count; ++i) text += (i ? "," : "") + std::to_string(values[i]);
  return text + ']';
}

inline std::string json_field(std::string_view name, const std::string& value) {
  return ',' + json_string(name) + ':' + value;
}

inline void append_utf8(std::string& out, u32 letter) {
  if (letter < 0x80) {
    out += static_cast<char>(letter);
    return;
  }
  const int more = letter < 0x800 ? 1 : letter < 0x10000 ? 2 : 3;  // bytes of six bits each
  out += static_cast<char>((0xff00 >> (more + 1) & 0xff) | letter >> 6 * more);
  for (int left = more - 1; left >= 0; --left)
    out += static_cast<char>(0x80 | (letter >> 6 * left & 0x3f));
}

// Reads the letter whose escape has its 'u' at `at`, and moves on to its last digit. A letter
// beyond the first 65,536 takes two escapes.
inline std::optional<u32> read_escape(std::string_view text, std::size_t& at) {
  const auto unit = [&]() -> std::optional<u32> {
    u32 value = 0;
    std::string_view digits = text.substr(std::min(at + 1, text.size()), 4);
    if (digits.size() < 4 || !take_number(digits, value, 16) || !digits.empty()) return {};
    at += 4;
    return value;
  };
  const auto first = unit();
  if (!first || *first >> 11 != 0xd800 >> 11) return first;
  if (*first >= 0xdc00 || text.substr(at + 1, 2) != "\\u") return {};
  at += 2;
  const auto second = unit();
  if (!second || *second >> 10 != 0xdc00 >> 10) return {};
  return 0x10000 + ((*first & 0x3ff) << 10) + (*second & 0x3ff);
}

// The fields of one object, strings unquoted and unescaped, lists and objects as they are written.
// Nothing if the text is not one.
inline std::optional<std::map<std::string, std::string>> read_json_object(std::string_view text) {
  std::size_t at = 0;
  const auto skip = [&] {
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r')) ++at;
  };
  const auto take = [&](char c) {
    skip();
    if (at == text.size() || text[at] != c) return false;
    ++at;
    return true;
  };
  const auto string = [&](std::string& out) {
    if (!take('"')) return false;
    for (; at < text.size() && text[at] != '"'; ++at) {
      if (text[at] != '\\') {
        out += text[at];
        continue;
      }
      if (++at == text.size()) return false;
      const char c = text[at];
      if (c == 'u') {
        const auto letter = read_escape(text, at);
        if (!letter) return false;
        append_utf8(out, *letter);
        continue;
      }
      constexpr std::string_view short_ones = "nrtbf", meant = "\n\r\t\b\f";
      const std::size_t which = short_ones.find(c);
      out += which == short_ones.npos ? c : meant[which];
    }
    return take('"');
  };
  const auto nested = [&](std::string& out) {
    const std::size_t begun = at;
    int depth = 0;
    bool quoted = false;
    do {
      if (at == text.size()) return false;
      const char c = text[at++];
      if (quoted && c == '\\' && at < text.size())
        ++at;
      else if (c == '"')
        quoted = !quoted;
      else if (!quoted)
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
    } while (depth > 0 || quoted);
    out = text.substr(begun, at - begun);
    return true;
  };
  std::map<std::string, std::string> fields;
  if (!take('{')) return {};
  if (!take('}')) {
    do {
      std::string name, value;
      if (!string(name) || !take(':')) return {};
      skip();
      if (at < text.size() && text[at] == '"') {
        if (!string(value)) return {};
      } else if (at < text.size() && (text[at] == '[' || text[at] == '{')) {
        if (!nested(value)) return {};
      } else {
        while (at < text.size() &&
               (text[at] == '-' || text[at] == '.' || (text[at] >= '0' && text[at] <= '9') ||
                (text[at] >= 'a' && text[at] <= 'z')))
          value += text[at++];
        if (value.empty()) return {};
      }
      fields[name] = value;
    } while (take(','));
    if (!take('}')) return {};
  }
  skip();
  if (at != text.size()) return {};
  return fields;
}

}  // namespace bastide
