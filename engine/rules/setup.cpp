#include "engine/rules/setup.hpp"

namespace bastide {
namespace {

ExpansionMask playable() {
  ExpansionMask mask = 0;
  for (const ExpansionInfo& info : expansion_infos())
    if (info.playable) mask |= expansion_bit(info.expansion);
  return mask;
}

// Options that differ from the defaults.
template <class Change>
Options with(Change change) {
  Options options;
  change(options);
  return options;
}

}  // namespace

const std::vector<ExpansionInfo>& expansion_infos() {
  static const std::vector<ExpansionInfo> all = {
      {Expansion::river, "river", "river-c3", true},
      {Expansion::abbot, "abbot", "", true},
      {Expansion::inns_cathedrals, "inns-cathedrals", "inns-cathedrals", true},
      {Expansion::traders_builders, "traders-builders", "traders-builders", true},
      {Expansion::flying_machines, "flying-machines", "flying-machines", true},
      {Expansion::messages, "messages", "", true},
      {Expansion::ferries, "ferries", "ferries", true},
      {Expansion::gold_mines, "gold-mines", "gold-mines", true},
      {Expansion::mage_witch, "mage-witch", "mage-witch", true},
      {Expansion::robbers, "robbers", "robbers", true},
      {Expansion::crop_circles, "crop-circles", "crop-circles", true},
      {Expansion::hills_sheep, "hills-sheep", "hills-sheep", false},
      {Expansion::wheel_of_fortune, "wheel-of-fortune", "wheel-of-fortune", false},
      {Expansion::river_bb5, "river-bb5", "river-bb5", false},
      {Expansion::mists, "mists", "mists", false},
  };
  return all;
}

ExpansionMask big_box_7() { return (expansion_bit(Expansion::crop_circles) << 1) - 1; }

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all = {
      {"first-game", 2, 6, 0, with([](Options& o) { o.farmers = false; })},
      {"base", 2, 6, 0, Options{}},
      {"c3-base", 2, 5, expansion_bit(Expansion::abbot), Options{}},
      {"traders-builders-2003", 2, 6, expansion_bit(Expansion::traders_builders), Options{}},
      {"big-box-7", 2, 6, big_box_7(), with([](Options& o) { o.choose_score_order = true; })},
  };
  return all;
}

const std::vector<OptionInfo>& option_infos() {
  static const std::vector<OptionInfo> all = {
      {"farmers", "OPT-FARMERS", &Options::farmers},
      {"return-unplaceable", "OPT-UNPLACEABLE", &Options::return_unplaceable},
      {"tiny-city-two", "OPT-TINYCITY", &Options::tiny_city_two},
      {"choose-score-order", "OPT-SCOREORDER", &Options::choose_score_order},
      {"unfinished-score-nothing", "VAR-10", &Options::unfinished_score_nothing},
      {"river-no-uturn", "OPT-RIVER", &Options::river_no_uturn, expansion_bit(Expansion::river)},
      {"river-no-same-turn", "OPT-RIVER", &Options::river_no_same_turn,
       expansion_bit(Expansion::river)},
      {"inns-ignored-at-end", "OPT-INNFINAL", &Options::inns_ignored_at_end,
       expansion_bit(Expansion::inns_cathedrals)},
      {"builder-stays", "OPT-BUILDERRETURN", &Options::builder_stays,
       expansion_bit(Expansion::traders_builders)},
      {"pig-stays", "OPT-PIGRETURN", &Options::pig_stays,
       expansion_bit(Expansion::traders_builders)},
      {"gold-taken-automatically", "OPT-GOLDPICK", &Options::gold_taken_automatically,
       expansion_bit(Expansion::gold_mines)},
      {"abbots-fly", "OPT-FLYABBOT", &Options::abbots_fly,
       expansion_bit(Expansion::flying_machines)},
      {"ferry-once-a-turn", "OPT-FERRYTURN", &Options::ferry_once_a_turn,
       expansion_bit(Expansion::ferries)},
      {"crop-same-tile", "OPT-CROPTILE", &Options::crop_same_tile,
       expansion_bit(Expansion::crop_circles)},
      {"crop-must", "OPT-CROPMUST", &Options::crop_must, expansion_bit(Expansion::crop_circles)},
      {"message-any-landing", "OPT-MSGTIMING", &Options::message_any_landing,
       expansion_bit(Expansion::messages)},
      {"message-blocked", "OPT-MSGSHARED", &Options::message_blocked,
       expansion_bit(Expansion::messages)},
      {"robbers-for-all", "OPT-ROBALL", &Options::robbers_for_all,
       expansion_bit(Expansion::robbers)},
      {"holes-give-turns", "VAR-9", &Options::holes_give_turns},
      {"limited-board", "VAR-11", &Options::limited_board},
      {"board-shifts", "VAR-11", &Options::board_shifts, 0, &Options::limited_board},
      {"border-closes", "VAR-12", &Options::border_closes, 0, &Options::limited_board},
      {"junctions-open", "VAR-7", &Options::junctions_open,
       expansion_bit(Expansion::inns_cathedrals) | expansion_bit(Expansion::mage_witch)},
      {"short-game", "VAR-15", &Options::short_game},
      {"draw-early", "VAR-3", &Options::draw_early},
      {"hand-of-three", "VAR-4", &Options::hand_of_three},
  };
  return all;
}

const std::vector<NumberInfo>& number_infos() {
  static const std::vector<NumberInfo> all = {
      {"board-width", "VAR-11", &Options::board_width, 3, 50, &Options::limited_board},
      {"board-height", "VAR-11", &Options::board_height, 3, 50, &Options::limited_board},
  };
  return all;
}

Expected<void> check_setup(const Setup& setup) {
  if (setup.players < 2 || setup.players > 6)  // SETUP-1
    return fail("setup.players", std::to_string(setup.players));
  if (setup.first_player != random_player && setup.first_player >= setup.players)
    return fail("setup.first-player", std::to_string(setup.first_player));
  if (setup.expansions & ~playable())
    return fail("setup.expansion", std::to_string(setup.expansions));
  for (const NumberInfo& info : number_infos()) {
    const u8 value = setup.options.*info.value;
    if (setup.options.*info.of && (value < info.min || value > info.max))
      return fail("setup.number", std::to_string(value));
  }
  return {};
}

}  // namespace bastide
