// The choices as rows of a list. Look-alikes say where on their tile they are; those that words
// cannot distinguish share a row.
#pragma once

#include <string>
#include <vector>

#include "engine/base/player.hpp"

namespace bastide::web {

struct Hand;
struct Pictures;
struct Session;
struct Settings;
struct Texts;

struct ChoiceRow {
  std::vector<std::size_t> offers;  // more than one: look-alikes, along the board
  std::string name, worth;          // as choice_name and choice_worth
  // Where a piece of nobody may go to any feature: whose that is, and the key of the heading
  // if there are several.
  std::vector<PlayerIndex> owners = {};
  std::string_view group = {};
};

// By groups; passing comes last.
std::vector<ChoiceRow> choice_rows(const Texts& texts, const Settings& settings,
                                   const Session& session, Pictures& pictures, const Hand& hand);

// "Knight (3 of 4): +2 at once": describes an offer unambiguously.
std::string told_choice(const Texts& texts, const std::vector<ChoiceRow>& rows, std::size_t offer);

}  // namespace bastide::web
