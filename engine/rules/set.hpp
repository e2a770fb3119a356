// A set is a part of the rules that can be left out: farmers, every expansion, variants. It
// lives in a folder of its own under engine/sets and is known to the rest through
// this table of hooks alone. A null hook does nothing.
#pragma once

#include <optional>
#include <span>

#include "engine/rules/game.hpp"
#include "engine/rules/phase.hpp"

namespace bastide {

struct Set {
  std::string_view id;
  bool (*in_play)(const Setup&) = nullptr;
  // Changes what is printed on a tile.
  void (*reprint)(TileType&) = nullptr;
  void (*set_up)(const Game&, State&) = nullptr;

  // Steps of the turn that this set adds; Phase says where they come. A row for a phase of the
  // base game takes the place of that.
  std::span<const PhaseRow> rows = {};

  // S2: the rule that forbids a tile where its edges match, none if it may lie there.
  Rule (*refuse_place)(const Game&, const State&, TypeIndex, Position, int rotation) = nullptr;
  // The types about which refuse_place has something to say. Null: all.
  bool (*restricts)(const Game&, TypeIndex) = nullptr;
  // S2: state.placed has been laid and joined.
  void (*tile_placed)(const Game&, State&, Events*) = nullptr;

  // S6: more actions, after those of the base game.
  void (*offer_figures)(const Game&, const State&, ActionList&) = nullptr;
  // S6: the rule that forbids an action which the base game does not know, nothing if it is not
  // this set's.
  std::optional<Rule> (*refuse_figure)(const Game&, const State&, const Action&) = nullptr;
  // S6: does what is not a deployment. Returns whether it is this set's.
  bool (*perform_figure)(const Game&, State&, const Action&, Events*) = nullptr;

  // A meeple has left a feature that has not been completed.
  void (*meeple_removed)(const Game&, State&, Node, Events*) = nullptr;

  // S10, F3: changes what a feature is worth; the value is reckoned from the rates.
  void (*adjust_rates)(const Game&, const State&, const Totals&, bool completed,
                       Scoring&) = nullptr;
  // S10, F3: changes the value that the rates have given.
  void (*adjust_value)(const Game&, const State&, const Totals&, Scoring&) = nullptr;
  // S10, F3, F4: changes what single owners get.
  void (*adjust_points)(const Game&, const State&, const Totals&, Scoring&) = nullptr;
  // S10: a feature has been completed, and scored if anybody stood there. Figures still stand.
  void (*feature_completed)(const Game&, State&, Node, Events*) = nullptr;
  // F1, F2: before the features.
  void (*before_final)(const Game&, State&, Events*) = nullptr;
  // F4..F6: after the unfinished features, in the order of all_sets().
  void (*final_scoring)(const Game&, State&, Events*) = nullptr;

  // S12: jumps to where the turn goes on, Next::advance if this set knows of nothing more. Also
  // asked when a part ends for want of tiles, in which nothing has happened then.
  Next (*part_over)(const Game&, State&, Events*) = nullptr;

  // What of the state is this set's own.
  u64 (*hash)(const Game&, const State&) = nullptr;
};

// Every set there is, in the order in which they speak (engine/sets/sets.cpp).
const std::vector<const Set*>& all_sets();

}  // namespace bastide
