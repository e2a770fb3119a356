#include "engine/record/comments.hpp"

#include <utility>

#include "engine/record/words.hpp"

namespace bastide {

void set_comment(Comments& comments, std::size_t at, std::string_view text) {
  std::string clean = clean_name(text, max_words_characters);
  auto place = comments.begin();
  while (place != comments.end() && place->at < at) ++place;
  if (place != comments.end() && place->at == at) place = comments.erase(place);
  if (clean.find_first_not_of(' ') != std::string::npos && comments.size() < max_comments)
    comments.insert(place, Comment{at, std::move(clean)});
}

std::string_view comment_at(const Comments& comments, std::size_t at) {
  for (const Comment& comment : comments)
    if (comment.at == at) return comment.text;
  return {};
}

void cut_comments(Comments& comments, std::size_t last) {
  while (!comments.empty() && comments.back().at > last) comments.pop_back();
}

}  // namespace bastide
