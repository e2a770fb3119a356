// What a game is made of. Every set in play adds its part (Set::compose), the base game first; none
// of this changes during play.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/rule.hpp"
#include "engine/rules/setup.hpp"
#include "engine/rules/state.hpp"
#include "engine/tiles/catalogue.hpp"

namespace bastide {

struct Set;  // set.hpp

// What a kind of feature is worth before any set adjusts it.
struct Worth {
  u8 tile = 0, unfinished_tile = 0;      // for each tile; for monasteries also surrounding ones
  u8 shield = 0, unfinished_shield = 0;  // for each coat of arms
  u8 city = 0;                           // fields: for each completed city
};

using KindMask = u16;  // bit n: SegmentKind n
constexpr KindMask kind_bit(SegmentKind kind) {
  return static_cast<KindMask>(1u << static_cast<unsigned>(kind));
}

struct Ruleset {
  Setup setup;
  std::vector<const Set*> sets;  // in play, in the order in which they are consulted

  std::vector<TileType> types;       // in play, by TypeIndex, in the order of the catalogue
  std::vector<u16> catalogue_index;  // by TypeIndex
  std::vector<u8> copies;            // by TypeIndex: to be drawn
  std::vector<PileIndex> pile;       // by TypeIndex: the pile it is drawn from
  std::vector<StartTile> start;

  int sides = 0;  // colours at the table, each with its own figures and points; they take turns
  u8 dealt[piece_kinds] = {};  // figures in every side's supply

  std::array<Worth, segment_kinds> worth;
  std::array<KindMask, figure_kinds> stands_on = {};  // where meeples of a kind may stand
  std::array<Rule, segment_kinds> closed_to_meeples =
      {};                  // the rule that says so, where they may not
  KindMask parted = 0;     // features that may come apart again, so that places in them differ
  std::vector<u8> ground;  // by TypeIndex: in one feature, tiles of one ground mean the same
  // By TypeIndex: tiles that lie in the draw supply and cannot be drawn before a set releases them
  // (State::held). Empty: there are none.
  std::vector<bool> held_back;
  Rule held_back_by = Rule::none;

  bool order_matters = false;  // of the scorings in one part, so the player chooses it (AMB-47)
  bool may_stall = false;      // tiles may be left that can never be placed
  bool final_scoring = true;   // unfinished features and whatever else the end brings are scored
};

// The person who plays a side: with several colours each, a person has every n-th side.
inline int person_of(const Ruleset& rules, PlayerIndex side) { return side % rules.setup.players; }

// Fails with the codes of check_setup and take_position, or with "setup.tiles".
Expected<Ruleset> compose(const Catalogue& catalogue, const Setup& setup,
                          const std::vector<const Set*>& sets);

}  // namespace bastide
