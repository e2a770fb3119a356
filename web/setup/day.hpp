// The game of the day: by the date alone, so it is the same for everybody (assets/days.txt).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/setup/new_game.hpp"

namespace bastide::web {

// What is played on some weekday.
struct DayFlavour {
  int weekday = 0;           // 0: Monday
  std::string_view against;  // id of the computer player; empty: one plays alone
  const Preset* preset = nullptr;
  ExpansionMask expansions = 0;  // without a preset
  u8 level = 0;                  // of the game for a team; 0: another game
};
// In the order of the table.
const std::vector<DayFlavour>& day_flavours();
// On a day by its number (calendar.hpp).
const DayFlavour& flavour_of_day(int day);

// The game of a date, "2026-11-22": the person is the first player, and takes no turn back.
NewGameForm form_of_day(std::string_view date);

// What is played: the name of a box or an expansion, or which level.
std::string day_in_words(const Texts& texts, const NewGameForm& form);

}  // namespace bastide::web
