// The lists of all sets and of the named setups.
#include "engine/rules/set.hpp"

namespace bastide {

// In the order in which they are consulted. This is the only list of sets: the build makes the
// page's.
#define BASTIDE_SETS(SET)    \
  SET(base)                  \
  SET(farmers)               \
  SET(river)                 \
  SET(river_bb5)             \
  SET(abbot)                 \
  SET(inns_cathedrals)       \
  SET(traders_builders)      \
  SET(holes)                 \
  SET(flying_machines)       \
  SET(track)                 \
  SET(messages)              \
  SET(ferries)               \
  SET(gold_mines)            \
  SET(mage_witch)            \
  SET(robbers)               \
  SET(crop_circles)          \
  SET(hills_sheep)           \
  SET(wheel_of_fortune)      \
  SET(watercourse)           \
  SET(wheel)                 \
  SET(festival)              \
  SET(watchtowers)           \
  SET(king_robber)           \
  SET(princess_dragon)       \
  SET(princess_dragon_first) \
  SET(dragon)                \
  SET(fairy)                 \
  SET(princess)              \
  SET(portal)                \
  SET(first_edition)         \
  SET(second_edition)        \
  SET(start_tile)            \
  SET(first_draw)            \
  SET(hands)                 \
  SET(junctions)             \
  SET(limited_board)         \
  SET(mists)                 \
  SET(mists_board)           \
  SET(sale)                  \
  SET(toll)

#define BASTIDE_DECLARED(name) extern const Set name##_set;
BASTIDE_SETS(BASTIDE_DECLARED)

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
#define BASTIDE_LISTED(name) &name##_set,
  static const std::vector<const Set*> all = {BASTIDE_SETS(BASTIDE_LISTED)};
  return all;
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all = {
      {"first-game", 2, 6, 0, with([](Options& o) { o.farmers = false; })},
      {"base", 2, 6, 0, Options{}},
      {"c3-base", 2, 5, expansion_bit(Expansion::abbot), Options{}},  // COMP-3
      {"traders-builders-2003", 2, 6, expansion_bit(Expansion::traders_builders), Options{}},
      {"festival", 2, 6, expansion_bit(Expansion::festival), Options{}},
      {"watchtowers", 2, 6, expansion_bit(Expansion::watchtowers), Options{}},
      {"king-robber", 2, 6, expansion_bit(Expansion::king_robber), Options{}},
      {"big-box-7", 2, 6, big_box_7(), with([](Options& o) { o.choose_score_order = true; })},
      {"wheel-of-fortune", 2, 8, expansion_bit(Expansion::wheel_of_fortune),
       with([](Options& o) { o.first_edition = true; })},
      {"big-box-5", 2, 8, big_box_5(), with([](Options& o) {
         o.first_edition = true;
         o.river_never_back = true;             // AMB-3
         o.builder_stays = o.pig_stays = true;  // AMB-4, AMB-6
       })},
      {"princess-dragon", 2, 6, expansion_bit(Expansion::princess_dragon), Options{}},
      {"toll-road", 1, 1, 0, with([](Options& o) { o.toll_road = true; })},  // VAR-16
      // INT-50: everything there is.
      {"both-boxes", 2, 8, big_box_7() | big_box_5(),
       with([](Options& o) { o.choose_score_order = o.river_never_back = true; })},
  };
  return all;
}

}  // namespace bastide
