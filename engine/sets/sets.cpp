// The lists of all sets and of the named setups. A new set is added here.
#include "engine/rules/set.hpp"

namespace bastide {

extern const Set base_set, farmers_set, river_set, abbot_set, inns_cathedrals_set,
    traders_builders_set, holes_set, flying_machines_set, track_set, messages_set, ferries_set,
    gold_mines_set, mage_witch_set, robbers_set, crop_circles_set, hills_sheep_set,
    wheel_of_fortune_set, wheel_set, river_bb5_set, watercourse_set, first_edition_set,
    second_edition_set, hands_set, junctions_set, limited_board_set, mists_set, mists_board_set;

namespace {

// Options that differ from the defaults.
template <class Change>
Options with(Change change) {
  Options options;
  change(options);
  return options;
}

}  // namespace

const std::vector<const Set*>& all_sets() {
  static const std::vector<const Set*> all = {
      &base_set,
      &farmers_set,
      &river_set,
      &abbot_set,
      &inns_cathedrals_set,
      &traders_builders_set,
      &holes_set,
      &flying_machines_set,
      &track_set,
      &messages_set,
      &ferries_set,
      &gold_mines_set,
      &mage_witch_set,
      &robbers_set,
      &crop_circles_set,
      &hills_sheep_set,
      &wheel_of_fortune_set,
      &river_bb5_set,
      &watercourse_set,
      &wheel_set,
      &first_edition_set,
      &second_edition_set,
      &hands_set,
      &junctions_set,
      &limited_board_set,
      &mists_set,
      &mists_board_set,
  };
  return all;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all = {
      {"first-game", 2, 6, 0, with([](Options& o) { o.farmers = false; })},
      {"base", 2, 6, 0, Options{}},
      {"c3-base", 2, 5, expansion_bit(Expansion::abbot), Options{}},  // COMP-3
      {"traders-builders-2003", 2, 6, expansion_bit(Expansion::traders_builders), Options{}},
      {"big-box-7", 2, 6, big_box_7(), with([](Options& o) { o.choose_score_order = true; })},
      {"wheel-of-fortune", 2, 8, expansion_bit(Expansion::wheel_of_fortune),
       with([](Options& o) { o.first_edition = true; })},
      {"big-box-5", 2, 8, big_box_5(), with([](Options& o) {
         o.first_edition = true;
         o.river_no_uturn = true;               // AMB-3
         o.builder_stays = o.pig_stays = true;  // AMB-4, AMB-6
       })},
      // INT-50: everything there is.
      {"both-boxes", 2, 8, big_box_7() | big_box_5(),
       with([](Options& o) { o.choose_score_order = o.river_no_uturn = true; })},
  };
  return all;
}

}  // namespace bastide
