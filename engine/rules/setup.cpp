#include "engine/rules/setup.hpp"

namespace bastide {
namespace {

constexpr ExpansionMask playable = 0;

}  // namespace

const std::vector<Preset>& presets() {
  static const std::vector<Preset> all = {
      {"base", 2, 6, 0, Options{}},
      {"first-game", 2, 6, 0, [] {
         Options options;
         options.farmers = false;
         return options;
       }()},
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
  };
  return all;
}

Expected<void> check_setup(const Setup& setup) {
  if (setup.players < 2 || setup.players > 6)  // SETUP-1
    return fail("setup.players", std::to_string(setup.players));
  if (setup.first_player != random_player && setup.first_player >= setup.players)
    return fail("setup.first-player", std::to_string(setup.first_player));
  if (setup.expansions & ~playable)
    return fail("setup.expansion", std::to_string(setup.expansions));
  return {};
}

}  // namespace bastide
