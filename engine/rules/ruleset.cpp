#include "engine/rules/ruleset.hpp"

#include <algorithm>

#include "engine/rules/lay_out.hpp"
#include "engine/rules/set.hpp"

namespace bastide {
namespace {

// The type in play whose copies another print replaces; no_type if there is none.
TypeIndex replaced_by(const Ruleset& rules, const TileType& type) {
  for (std::size_t t = 0; t < rules.types.size(); ++t)
    if (rules.types[t].id == type.instead) return static_cast<TypeIndex>(t);
  return no_type;
}

// In a standalone game, the tiles of the base game stay in their box.
bool brings_tiles(const Ruleset& rules, const TileType& type, bool alone) {
  return std::any_of(
             rules.sets.begin(), rules.sets.end(),
             [&](const Set* set) { return set->tiles == type.set && set->alone == alone; }) &&
         (type.instead.empty() || replaced_by(rules, type) != no_type);
}

void replace_copies(Ruleset& rules) {
  for (const TileType& type : rules.types) {
    if (type.instead.empty()) continue;
    u8& copies = rules.copies[replaced_by(rules, type)];
    copies = static_cast<u8>(copies - std::min(copies, type.count));
  }
}

// VAR-15: keeps every second copy of the main supply, counting across all types.
void halve_main_pile(Ruleset& rules) {
  unsigned before = 0;
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    if (rules.pile[t] != main_pile) continue;
    const unsigned after = before + rules.copies[t];
    rules.copies[t] = static_cast<u8>((after + 1) / 2 - (before + 1) / 2);
    before = after;
  }
}

// Resets the options that do not belong to the standalone game.
void forget_options(Setup& setup) {
  for (const OptionInfo& info : option_infos())
    if ((info.of & setup.expansions) == 0) setup.options.*info.value = Options{}.*info.value;
}

// SETUP-16: symbols have a meaning only for the sets in play. INT-51: some sets are played alone.
std::vector<const Set*> sets_in_play(const Setup& setup, const std::vector<const Set*>& sets) {
  std::vector<const Set*> playing;
  bool alone = false;
  for (const Set* set : sets)
    if (set->in_play(setup)) {
      playing.push_back(set);
      alone |= set->alone;
    }
  if (alone)
    std::erase_if(playing, [](const Set* set) { return !set->alone && !set->in_every_game; });
  return playing;
}

}  // namespace

Expected<Ruleset> compose(const Catalogue& catalogue, const Setup& setup,
                          const std::vector<const Set*>& sets) {
  if (auto sound = check_setup(setup, sets); !sound) return sound.error();
  Ruleset rules;
  rules.setup = setup;
  rules.sets = sets_in_play(setup, sets);
  const bool alone =
      std::any_of(rules.sets.begin(), rules.sets.end(), [](const Set* set) { return set->alone; });
  if (alone) forget_options(rules.setup);
  rules.sides = setup.players;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {  // SETUP-3, SETUP-10, SETUP-12
    if (!brings_tiles(rules, catalogue.tiles[i], alone)) continue;
    rules.types.push_back(catalogue.tiles[i]);
    rules.catalogue_index.push_back(static_cast<u16>(i));
  }
  if (rules.types.size() >= no_type) return fail("setup.tiles", std::to_string(rules.types.size()));
  rules.ground.assign(rules.types.size(), 0);
  for (TileType& type : rules.types) {
    rules.copies.push_back(static_cast<u8>(type.count - type.start_copies));
    rules.pile.push_back(main_pile);
    for (const Set* set : rules.sets)
      if (set->reprint) set->reprint(type);
  }
  replace_copies(rules);
  for (const Set* set : rules.sets)
    if (set->compose) set->compose(rules);
  if (rules.setup.options.short_game) halve_main_pile(rules);
  if (auto sound = take_position(rules); !sound) return sound.error();
  return rules;
}

}  // namespace bastide
