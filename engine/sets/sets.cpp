#include "engine/sets/sets.hpp"

namespace bastide {

const std::vector<const Set*>& all_sets() {
  static const std::vector<const Set*> all = {
      &base_set,       &farmers_set,         &river_set,
      &abbot_set,      &inns_cathedrals_set, &traders_builders_set,
      &holes_set,      &flying_machines_set, &track_set,
      &messages_set,   &ferries_set,         &gold_mines_set,
      &mage_witch_set, &robbers_set,         &crop_circles_set,
      &hands_set,      &junctions_set,       &limited_board_set,
  };
  return all;
}

}  // namespace bastide
