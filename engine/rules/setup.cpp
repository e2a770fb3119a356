#include "engine/rules/setup.hpp"

#include <algorithm>

#include "engine/base/sort.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

constexpr OptionInfo base_options[] = {
    {1, "return-unplaceable", "OPT-UNPLACEABLE", &Options::return_unplaceable},
    {2, "tiny-city-two", "OPT-TINYCITY", &Options::tiny_city_two},
    {3, "choose-score-order", "OPT-SCOREORDER", &Options::choose_score_order},
    {4, "unfinished-score-nothing", "VAR-10", &Options::unfinished_score_nothing},
    {23, "short-game", "VAR-15", &Options::short_game},
};

ExpansionMask expansion_of(const Set& set) {
  return set.expansion ? expansion_bit(*set.expansion) : 0;
}

ExpansionMask playable() {
  ExpansionMask mask = 0;
  for (const Set* set : all_sets()) mask |= expansion_of(*set);
  return mask;
}

std::vector<ExpansionInfo> collect_expansions() {
  std::vector<ExpansionInfo> all;
  for (const auto& [expansion, id] : reserved_expansions) all.push_back({expansion, id, id, false});
  for (const Set* set : all_sets())
    if (set->expansion) all.push_back({*set->expansion, set->id, set->tiles, true, set->alone});
  sort_stably(all, [](const ExpansionInfo& a, const ExpansionInfo& b) {
    return a.expansion < b.expansion;
  });
  return all;
}

std::vector<OptionInfo> collect_options() {
  std::vector<OptionInfo> all(std::begin(base_options), std::end(base_options));
  for (const Set* set : all_sets())
    for (OptionInfo info : set->options) {
      info.of |= expansion_of(*set);
      all.push_back(info);
    }
  for (const Set* set : all_sets())
    for (bool Options::*const option : set->bears_on)
      for (OptionInfo& info : all)
        if (info.value == option) info.of |= expansion_of(*set);
  sort_stably(all, [](const OptionInfo& a, const OptionInfo& b) { return a.number < b.number; });
  return all;
}

// Two chosen options that exclude each other, by their ids; empty: there are none.
std::string excluded(const Setup& setup, const std::vector<const Set*>& sets) {
  for (const Set* set : sets) {
    if (set->more_before || !set->in_play(setup)) continue;
    std::string_view first;
    for (bool Options::*const option : set->one_of) {
      if (!(setup.options.*option)) continue;
      const auto is_it = [&](const OptionInfo& info) { return info.value == option; };
      const auto found = std::find_if(option_infos().begin(), option_infos().end(), is_it);
      if (!first.empty()) return std::string(first) + ' ' + std::string(found->id);
      first = found->id;
    }
  }
  return {};
}

std::vector<NumberInfo> collect_numbers() {
  std::vector<NumberInfo> all;
  for (const Set* set : all_sets()) all.insert(all.end(), set->numbers.begin(), set->numbers.end());
  return all;
}

}  // namespace

const std::vector<ExpansionInfo>& expansion_infos() {
  static const std::vector<ExpansionInfo> all = collect_expansions();
  return all;
}

ExpansionMask big_box_7() {
  ExpansionMask mask = 0;
  for (const Set* set : all_sets())
    if (set->in_big_box_7) mask |= expansion_of(*set);
  return mask;
}

ExpansionMask big_box_5() {
  ExpansionMask mask = 0;
  for (const Set* set : all_sets())
    if (set->in_big_box_5) mask |= expansion_of(*set);
  return mask;
}

const std::vector<OptionInfo>& option_infos() {
  static const std::vector<OptionInfo> all = collect_options();
  return all;
}

void drop_excluded(Options& options) {
  for (const Set* set : all_sets()) {
    bool counted = false;
    for (bool Options::*const option : set->one_of) {
      options.*option &= !counted;
      counted |= options.*option;
    }
  }
}

void choose_option(Options& options, bool Options::*option, bool on) {
  for (const Set* set : all_sets())
    if (on && std::find(set->one_of.begin(), set->one_of.end(), option) != set->one_of.end())
      for (bool Options::*const other : set->one_of) options.*other = false;
  options.*option = on;
}

const std::vector<NumberInfo>& number_infos() {
  static const std::vector<NumberInfo> all = collect_numbers();
  return all;
}

bool has_meaning(const NumberInfo& info, const Setup& setup) {
  return info.of ? setup.options.*info.of : (setup.expansions & info.with) != 0;
}

void drop_idle_numbers(Setup& setup) {
  for (const NumberInfo& info : number_infos())
    if (!has_meaning(info, setup)) setup.options.*info.value = Options{}.*info.value;
}

PlayerRange player_range(const Setup& setup) { return player_range(setup, all_sets()); }

PlayerRange player_range(const Setup& setup, const std::vector<const Set*>& sets) {
  PlayerRange range = base_players;
  for (const Set* set : sets) {
    if (!set->in_play(setup)) continue;
    if (set->players.most == 1) return set->players;
    range.least = std::min(range.least, set->players.least);
    range.most = std::max(range.most, set->players.most);
  }
  return range;
}

Expected<void> check_setup(const Setup& setup) { return check_setup(setup, all_sets()); }

Expected<void> check_setup(const Setup& setup, const std::vector<const Set*>& sets) {
  const PlayerRange range = player_range(setup, sets);
  if (setup.players < range.least || setup.players > range.most) {  // SETUP-1
    const bool alone = std::any_of(sets.begin(), sets.end(), [&](const Set* set) {
      return set->alone && set->in_play(setup);
    });
    return fail(alone ? "setup.players-alone" : "setup.players", std::to_string(setup.players));
  }
  if (setup.first_player != random_player && setup.first_player >= setup.players)
    return fail("setup.first-player", std::to_string(setup.first_player));
  if (setup.expansions & ~playable())
    return fail("setup.expansion", std::to_string(setup.expansions));
  for (const Set* set : sets)  // INT-51
    if (set->alone && set->expansion && set->in_play(setup) &&
        (setup.expansions & ~expansion_of(*set)) != 0)
      return fail("setup.alone", std::string(set->id));
  for (const Set* set : sets)
    if (range.most == 1 && set->needs_others && set->in_play(setup))
      return fail("setup.others", std::string(set->id));
  if (std::string two = excluded(setup, sets); !two.empty())
    return fail("setup.one-of", std::move(two));
  for (const NumberInfo& info : number_infos()) {
    const u8 value = setup.options.*info.value;
    if (has_meaning(info, setup) && (value < info.min || value > info.max))
      return fail("setup.number", std::to_string(value));
  }
  return {};
}

}  // namespace bastide
