#include "engine/record/words.hpp"

namespace bastide {
namespace {

constexpr std::string_view colours[colour_count] = {"black",  "red",  "green", "blue",
                                                    "yellow", "pink", "white", "violet"};

// Removes one character from the front; returns 0xffffffff when it is not valid UTF-8.
constexpr u32 broken = 0xffffffff;
u32 take_character(std::string_view& text) {
  const auto byte = [&text](std::size_t i) { return static_cast<u32>(static_cast<u8>(text[i])); };
  const u32 first = byte(0);
  const std::size_t length = first < 0x80       ? 1
                             : first >> 5 == 6  ? 2
                             : first >> 4 == 14 ? 3
                             : first >> 3 == 30 ? 4
                                                : 0;
  if (length == 0 || length > text.size()) {
    text.remove_prefix(1);
    return broken;
  }
  u32 character = length == 1 ? first : first & (0x7fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(i) >> 6 != 2) {
      text.remove_prefix(1);
      return broken;
    }
    character = character << 6 | (byte(i) & 0x3f);
  }
  text.remove_prefix(length);
  constexpr u32 least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < least[length] || character > 0x10ffff ||
      (character >= 0xd800 && character < 0xe000))
    return broken;
  return character;
}

bool control(u32 character) { return character < 0x20 || (character >= 0x7f && character < 0xa0); }

// Characters that disguise text: directions, separators, joiners.
bool is_invisible_or_bidi(u32 character) {
  return character == 0xad || character == 0x61c || (character >= 0x180b && character <= 0x180f) ||
         (character >= 0x200b && character <= 0x200f) ||
         (character >= 0x2028 && character <= 0x202e) ||
         (character >= 0x2060 && character <= 0x206f) || character == 0xfeff ||
         (character >= 0xfff9 && character <= 0xffff) || character >= 0xe0000;
}

// Marks combined with the character before them: accents, vowel signs, variation selectors.
bool combining(u32 character) {
  constexpr u32 ranges[][2] = {
      {0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x610, 0x61a},   {0x64b, 0x65f},
      {0x6d6, 0x6dc},   {0xe31, 0xe31},   {0xe34, 0xe3a},   {0xe47, 0xe4e},   {0xf71, 0xf84},
      {0xf8d, 0xfbc},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x20d0, 0x20ff}, {0x3099, 0x309a},
      {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}};
  for (const auto& range : ranges)
    if (character >= range[0] && character <= range[1]) return true;
  return false;
}

// As many as languages need: more would run into the lines above.
constexpr int most_marks = 2;

}  // namespace

std::string_view colour_word(int colour) {
  return colour >= 0 && colour < colour_count ? colours[colour] : std::string_view{};
}
int colour_of_word(std::string_view word) {
  for (int colour = 0; colour < colour_count; ++colour)
    if (colours[colour] == word) return colour;
  return -1;
}
std::string_view expansion_word(Expansion expansion) {
  return expansion_infos()[static_cast<std::size_t>(expansion)].id;
}
int expansion_of_word(std::string_view word) {
  for (const ExpansionInfo& info : expansion_infos())
    if (info.id == word) return static_cast<int>(info.expansion);
  return -1;
}

bool valid_name(std::string_view name) { return clean_name(name) == name; }

std::string clean_name(std::string_view text, std::size_t most) {
  std::string name;
  int marks = most_marks;  // none without a base character
  for (std::size_t characters = 0; !text.empty() && characters < most;) {
    const std::string_view before = text;
    const u32 character = take_character(text);
    if (character == broken || control(character) || is_invisible_or_bidi(character)) continue;
    marks = combining(character) ? marks + 1 : 0;
    if (marks > most_marks) continue;
    name += before.substr(0, before.size() - text.size());
    ++characters;
  }
  return name;
}

std::string valid_utf8(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    const std::string_view before = text;
    const bool whole = take_character(text) != broken;
    valid += whole ? before.substr(0, before.size() - text.size()) : "\uFFFD";
  }
  return valid;
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<u8>(c) & 0xc0) != 0x80;
  return count;
}

bool valid_id(std::string_view word) {
  if (word.empty() || word.size() > 24) return false;
  for (const char c : word)
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-')) return false;
  return true;
}

bool valid_text(std::string_view text) {
  while (!text.empty()) {
    const u32 character = take_character(text);
    if (character == broken) return false;
    if (control(character) && character != '\t' && character != '\n' && character != '\r')
      return false;
  }
  return true;
}

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

}  // namespace bastide
