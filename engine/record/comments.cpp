#include "engine/record/comments.hpp"

#include <algorithm>

#include "engine/base/read_number.hpp"
#include "engine/base/tokens.hpp"
#include "engine/record/notation.hpp"
#include "engine/record/percent.hpp"
#include "engine/record/words.hpp"

namespace bastide {

bool take_comment(std::string_view& comments, Comment& comment) {
  while (!comments.empty()) {
    std::string_view words = take_until(comments, ',');
    long at = 0;
    if (!read_number(take_until(words, ':'), 0, max_record_actions, at)) continue;
    comment.at = static_cast<std::size_t>(at);
    comment.text =
        clean_name(percent_decoded(words.substr(0, max_encoded_words)), max_words_characters);
    if (comment.text.find_first_not_of(' ') != std::string::npos) return true;
  }
  return false;
}

std::string comment_at(std::string_view comments, std::size_t at) {
  for (Comment comment; take_comment(comments, comment);)
    if (comment.at == at) return comment.text;
  return {};
}

std::size_t count_comments(std::string_view comments) {
  std::size_t count = 0;
  for (Comment comment; take_comment(comments, comment);) ++count;
  return count;
}

void set_comment(std::string& comments, std::size_t at, std::string_view text) {
  if (comment_at(comments, at).empty() && count_comments(comments) == max_comments) return;
  std::string all;
  const auto say = [&](std::size_t where, std::string_view words) {
    if (words.find_first_not_of(' ') == words.npos) return;
    if (!all.empty()) all += ',';
    all += std::to_string(where) + ':' + percent_encoded(words);
  };
  const std::string clean = clean_name(text, max_words_characters);
  std::string_view rest = comments;
  bool said = false;
  for (Comment comment; take_comment(rest, comment);) {
    if (!said && comment.at >= at) {
      say(at, clean);
      said = true;
    }
    if (comment.at != at) say(comment.at, comment.text);
  }
  if (!said) say(at, clean);
  comments = std::move(all);
}

std::string read_comments(std::string_view text, std::size_t last) {
  std::string comments;
  for (Comment comment; take_comment(text, comment);)
    if (comment.at <= last) set_comment(comments, comment.at, comment.text);
  return comments;
}

}  // namespace bastide
