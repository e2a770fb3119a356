#include "engine/rules/words.hpp"

#include <algorithm>

#include "engine/base/tokens.hpp"
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

const LinePart* part_of_name(const AllWords& all, std::string_view name) {
  for (const SetWords* set : all)
    for (const LinePart& part : set->parts)
      if (part.name == name) return &part;
  return nullptr;
}

namespace {

void add_number(ActionNumbers& numbers, const AllWords& all, std::string_view part) {
  const auto mean = [](ActionNumber& number, Meant meant, u8 most = 0) {
    number = {meant, std::max(number.most, most)};
  };
  if (part == "X,Y") {
    numbers.at = true;
  } else if (part == "TILE" || part == "TILE-IF-KNOWN") {
    mean(numbers.what, Meant::type);
  } else if (part == "COLOUR" || part == "COLOUR-TOO") {
    mean(part == "COLOUR" ? numbers.what : numbers.value, Meant::side);
  } else if (part == "SEGMENT" || part == "SEGMENT-HERE" || part == "SEGMENT-TOO") {
    mean(part == "SEGMENT-TOO" ? numbers.value : numbers.where, Meant::segment);
  } else if (const LinePart* of_set = part_of_name(all, part)) {
    ActionNumber& number = of_set->number == &Action::what    ? numbers.what
                           : of_set->number == &Action::where ? numbers.where
                                                              : numbers.value;
    mean(number, part == "FIGURE" ? Meant::figure : Meant::number,
         of_set->words.empty() ? of_set->most : static_cast<u8>(of_set->words.size() - 1));
  }
}

}  // namespace

std::array<ActionNumbers, action_kinds> action_numbers() {
  std::array<ActionNumbers, action_kinds> numbers;
  const AllWords all = all_words({});
  for (const SetWords* set : all)
    for (const LineForm& form : set->lines)
      for (std::string_view words = form.words; !words.empty();)
        add_number(numbers[static_cast<std::size_t>(form.kind)], all, take_until(words, ' '));
  return numbers;
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
