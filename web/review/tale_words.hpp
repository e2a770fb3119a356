// The story of a game in words.
#pragma once

#include <string>

#include "web/review/tale.hpp"

namespace bastide::web {

struct Texts;

// "This closed Mason’s city: 8 points."; empty: nothing is to be said.
std::string sentence_words(const Texts& texts, const Session& session, const Sentence& sentence);

}  // namespace bastide::web
