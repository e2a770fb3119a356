// How strong a computer player is, for people: a word and a figure.
#pragma once

#include <string>
#include <string_view>

#include "web/text/text.hpp"

namespace bastide::web {

struct Strength {
  int step = 0;        // 1 to 5, from easy to hard; 0: nothing is known
  int elo = 0;         // as measured (ladder() in engine/players/rating.hpp), in tens
  bool about = false;  // nobody has measured it: as strong as a level, roughly
};
Strength strength_of(std::string_view computer);

// "Medium, Elo 1090"; empty: nothing is known.
std::string strength_in_words(const Texts& texts, std::string_view computer);

}  // namespace bastide::web
