// Comments on positions of a game: a text as it appears in a link, "12:Oh,40:Well%20played", keyed
// by position (docs/link.md).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bastide {

inline constexpr std::size_t max_comments = 12;
inline constexpr std::size_t max_words_characters = 100;  // of a comment or a link's message
// Bytes in a link: three for each of the four bytes of a character.
inline constexpr std::size_t max_encoded_words = 12 * max_words_characters;

struct Comment {
  std::size_t at = 0;  // the position: number of actions before it
  std::string text;    // as valid_name, but longer
};

// Removes the first comment from the front, skipping anything malformed. False: there are no more.
bool take_comment(std::string_view& comments, Comment& comment);
// The comment on a position; empty if there is none.
std::string comment_at(std::string_view comments, std::size_t at);
std::size_t count_comments(std::string_view comments);

// Replaces the comment on a position; an empty text removes it. Ignored if there are already too
// many.
void set_comment(std::string& comments, std::size_t at, std::string_view text);
// The valid comments of any text on positions up to this one, in order.
std::string read_comments(std::string_view text, std::size_t last);

}  // namespace bastide
