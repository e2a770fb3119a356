// Reads and writes the words of a line by the forms that the sets have (engine/rules/words.hpp).
#pragma once

#include "engine/record/record.hpp"
#include "engine/rules/words.hpp"

namespace bastide {

// How many words of a line agree with a form, from the first on, as far as a form says which word
// is which part; 0: it is not of this form.
int agreement(const AllWords& all, std::string_view form, const Tokens& words);

// The best form of a line in one table of every set, null when there is none.
template <class Form>
const Form* form_of(const Game& game, std::span<const Form> SetWords::*forms, const Tokens& words) {
  const AllWords all = all_words(game);
  const Form* best = nullptr;
  int most = 0;
  for (const SetWords* set : all)
    for (const Form& form : set->*forms)
      if (const int agree = agreement(all, form.words, words); agree > most) {
        most = agree;
        best = &form;
      }
  return best;
}

// How a line is read.
struct LineContext {
  const Game& game;
  const State& state;
  const std::vector<PlayerEntry>& players;
  // A place that the tile does not have becomes no_segment instead of an error.
  bool any_place = false;
  std::string_view none = {};  // stands for the number -1
};

Expected<Claim> read_line(const LineContext& context, std::string_view form, const Tokens& words);

// The line of an action.
std::string write_line(const LineContext& context, std::string_view form, const Action& action);

}  // namespace bastide
