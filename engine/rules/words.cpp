#include "engine/rules/words.hpp"

#include <algorithm>

#include "engine/rules/set.hpp"

namespace bastide {

AllWords all_words(const Game& game) {
  AllWords all;
  const auto add = [&all](const std::vector<const Set*>& sets) {
    for (const Set* set : sets)
      if (set->words && std::find(all.begin(), all.end(), set->words) == all.end())
        all.push_back(set->words);
  };
  add(game.sets);
  add(all_sets());
  return all;
}

std::string unless_equal(const Claim& claim, const std::vector<int>& is, std::string_view none) {
  if (is == claim.numbers) return {};
  std::string text;
  for (const int number : is) {
    if (!text.empty()) text += ' ';
    text += number == -1 && !none.empty() ? std::string(none) : std::to_string(number);
  }
  return text;
}

}  // namespace bastide
