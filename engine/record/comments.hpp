// What people have said about positions of a game: a text as it stands in a link,
// "12:Oh,40:Well%20played", by position (docs/link.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide {

inline constexpr std::size_t max_comments = 12;
inline constexpr std::size_t max_words_characters = 100;  // of one, and of words with a link
// Bytes in a link: three for each of four.
inline constexpr std::size_t max_encoded_words = 12 * max_words_characters;

struct Comment {
  std::size_t at = 0;  // actions that have happened in the position
  std::string text;    // as valid_name, but longer
};

// Takes the first comment off; what is none is passed over. False: there is no other one.
bool take_comment(std::string_view& comments, Comment& comment);
// What is said about a position; empty if nothing is.
std::string comment_at(std::string_view comments, std::size_t at);
std::size_t count_comments(std::string_view comments);

// Says it in place of what was said there; of no text nothing is left. What is one too many is not
// said.
void set_comment(std::string& comments, std::size_t at, std::string_view text);
// Those of any text that are about positions up to this one, in order.
std::string read_comments(std::string_view text, std::size_t last);

}  // namespace bastide
