// Reads and writes the words of a line, using the forms defined by the sets
// (engine/rules/words.hpp).
#pragma once

#include <span>
#include <string_view>

#include "engine/record/record.hpp"
#include "engine/rules/words.hpp"

namespace bastide {

// Where a word is in a list; -1: nowhere.
int place_in(std::span<const std::string_view> list, std::string_view word);

// How many words of a line match a form, counted from the first on, for as long as the form
// determines which word is which part; 0: the line does not have this form.
int agreement(const AllWords& all, std::string_view form, const Tokens& words);

// The form that matches a line best, from one table of every set; null when there is none.
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

// The context in which a line is read or written.
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
