// Every set there is. A new one is added here and in sets.cpp.
#pragma once

#include "engine/rules/set.hpp"

namespace bastide {

extern const Set base_set;
extern const Set farmers_set;
extern const Set river_set;
extern const Set abbot_set;
extern const Set inns_cathedrals_set;
extern const Set traders_builders_set;
extern const Set flying_machines_set;
extern const Set messages_set;
extern const Set ferries_set;
extern const Set gold_mines_set;
extern const Set mage_witch_set;
extern const Set robbers_set;
extern const Set crop_circles_set;
extern const Set track_set;  // of Messages and Robbers

extern const Set holes_set;          // VAR-9
extern const Set hands_set;          // VAR-3, VAR-4
extern const Set junctions_set;      // VAR-7
extern const Set limited_board_set;  // VAR-11, VAR-12

// words.cpp of their folders
extern const SetWords base_words;
extern const SetWords gold_mines_words;
extern const SetWords traders_builders_words;
extern const SetWords mage_witch_words;
extern const SetWords ferries_words;
extern const SetWords robbers_words;
extern const SetWords messages_words;
extern const SetWords track_words;
extern const SetWords crop_circles_words;
extern const SetWords flying_machines_words;
extern const SetWords abbot_words;
extern const SetWords inns_cathedrals_words;
extern const SetWords holes_words;
extern const SetWords hands_words;

}  // namespace bastide
