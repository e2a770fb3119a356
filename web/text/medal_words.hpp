// An achievement in words.
#pragma once

#include <string>
#include <string_view>

namespace bastide::web {

struct Texts;

struct MedalWords {
  std::string name, text;  // "First stone", "won a game"
};
// Of its id: the text "medal.<id>" has both, with a colon between.
MedalWords medal_words(const Texts& texts, std::string_view id);
// Both, as announced.
std::string medal_told(const Texts& texts, std::string_view id);

}  // namespace bastide::web
