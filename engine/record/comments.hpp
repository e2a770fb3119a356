// What people have said about positions of a game.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bastide {

inline constexpr std::size_t max_comments = 12;
inline constexpr std::size_t max_words_characters = 100;  // of one, and of words with a link

struct Comment {
  std::size_t at = 0;  // actions that have happened in the position
  std::string text;    // as valid_name, but longer
  friend bool operator==(const Comment&, const Comment&) = default;
};
using Comments = std::vector<Comment>;  // by position

// Says it, cleaned, in place of what was said there; of no text nothing is left. What is one too
// many is not said.
void set_comment(Comments& comments, std::size_t at, std::string_view text);
// Empty if there is none.
std::string_view comment_at(const Comments& comments, std::size_t at);
// Forgets what was said about positions behind this one.
void cut_comments(Comments& comments, std::size_t last);

}  // namespace bastide
