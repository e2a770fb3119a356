// A set is whatever can be in a game or not: the base game, farmers, every expansion and variant.
// It lives in a folder of its own under engine/sets and is known to the rest through this table
// alone. What is left out does nothing.
#pragma once

#include <optional>
#include <span>

#include "engine/base/hash.hpp"
#include "engine/rules/game.hpp"
#include "engine/rules/phase.hpp"
#include "engine/rules/pieces.hpp"

namespace bastide {

struct EstimatePart;  // engine/players/estimate_part.hpp
struct SetWords;      // words.hpp

// A part of the final scoring.
struct FinalRow {
  FinalPhase phase;
  void (*score)(const Game&, State&, Events*);
};

struct Set {
  std::string_view id;                      // as written in records: "base"
  std::optional<Expansion> expansion = {};  // chosen with Setup::expansions, not by an option
  std::string_view tiles = {};              // its tiles in the catalogue; empty: it has none
  bool in_big_box_7 = false, in_big_box_5 = false;
  PlayerRange players = base_players;
  // A game of its own: no other expansion and no option of another set goes with it, and of the
  // sets that would be in play those alone that belong to every game.
  bool alone = false;
  bool in_every_game = false;
  std::span<const OptionInfo> options = {};
  std::span<const NumberInfo> numbers = {};
  // Options of other sets that mean something with this one (OptionInfo::of).
  std::span<bool Options::*const> bears_on = {};

  // ---- Before the game --------------------------------------------------------------------------

  bool (*in_play)(const Setup&) = nullptr;
  // Changes what is printed on a tile.
  void (*reprint)(TileType&) = nullptr;
  // Writes into the ruleset what this set brings. Types, copies and the main supply are there.
  void (*compose)(Ruleset&) = nullptr;
  // The start tiles lie, supplies are dealt.
  void (*set_up)(const Game&, State&) = nullptr;

  // ---- The turn ---------------------------------------------------------------------------------

  // The rows of the turn that are this set's. A row for a phase of the base game takes its place.
  std::span<const PhaseRow> rows = {};
  // Asked before every row: may lead elsewhere by setting state.step.
  void (*before_row)(const Game&, State&) = nullptr;
  // Whether the game is over at once, whatever the turn would still bring. Asked before every row.
  bool (*ended)(const Game&, const State&) = nullptr;

  // S0: whether the active player has a tile to lay although the supply may be empty.
  bool (*has_tile)(const Game&, const State&) = nullptr;
  // S1: a tile that can be laid has been drawn (state.drawn); it is not on the table yet.
  void (*tile_drawn)(const Game&, State&, Events*) = nullptr;
  // S1: a tile that cannot be laid has left the game.
  void (*tile_discarded)(const Game&, State&, TypeIndex, Events*) = nullptr;
  // S1: the rule that forbids a tile of one pile while another one is drawn from.
  Rule (*refuse_pile)(PileIndex wanted, PileIndex current) = nullptr;
  // S2: the rule that forbids a tile where its edges match, none if it may lie there.
  Rule (*refuse_place)(const Game&, const State&, TypeIndex, Position, int rotation) = nullptr;
  // The types about which refuse_place has something to say. Null: all.
  bool (*restricts)(const Game&, TypeIndex) = nullptr;
  // The only place where it lets one of them lie now. Null: there may be many.
  Position (*only_place)(const Game&, const State&) = nullptr;
  // S2: state.placed has been laid and joined.
  void (*tile_placed)(const Game&, State&, Events*) = nullptr;

  // S6: more actions, after those of the base game.
  void (*offer_figures)(const Game&, const State&, ActionList&) = nullptr;
  // S6: the rule that forbids an action which the base game does not know, nothing if it is not
  // this set's.
  std::optional<Rule> (*refuse_figure)(const Game&, const State&, const Action&) = nullptr;
  // S6: an action as offer_figures lists it, nothing if it is not this set's.
  std::optional<Action> (*canonical_figure)(const Game&, const State&, const Action&) = nullptr;
  // S6: does what is not a deployment. Returns whether it is this set's.
  bool (*perform_figure)(const Game&, State&, const Action&, Events*) = nullptr;
  // S6: what an action is about, nothing if it is not this set's.
  std::optional<Meaning> (*figure_meaning)(const Game&, const State&, const Action&) = nullptr;
  // S6: what this set adds to the answers that links number (candidates.hpp). It stays as it is for
  // ever.
  void (*figure_candidates)(const Game&, const State&, Candidates&) = nullptr;
  // How likely links take a place for the drawn tile to be. Null: all places alike. It stays as it
  // is for ever.
  u32 (*place_weight)(const Game&, const State&, Position, int rotation) = nullptr;
  // A figure has come to the board: the last of state.figures.
  void (*figure_placed)(const Game&, State&, Events*) = nullptr;
  // A meeple has left a feature that has not been completed.
  void (*meeple_removed)(const Game&, State&, Node, Events*) = nullptr;

  // S12: jumps to where the turn goes on, Next::advance if this set knows of nothing more. Also
  // asked when a part ends for want of tiles, in which nothing has happened then.
  Next (*part_over)(const Game&, State&, Events*) = nullptr;

  // ---- Scoring ----------------------------------------------------------------------------------

  // Of the players with the greatest strength in a feature, those who own it.
  u8 (*adjust_owners)(const Game&, const State&, Node root, u8 owners) = nullptr;
  // S10, F3: changes what a feature is worth; its value is worked out from the rates. Looks at the
  // board and the totals alone: what it says holds for every state with this board.
  void (*adjust_rates)(const Game&, const State&, const Totals&, bool completed,
                       Scoring&) = nullptr;
  // S10, F3: changes the value that the rates have given.
  void (*adjust_value)(const Game&, const State&, const Totals&, Scoring&) = nullptr;
  // S10, F3, F4: changes what single owners get.
  void (*adjust_points)(const Game&, const State&, const Totals&, Scoring&) = nullptr;
  // Takes the points of a scoring over: they do not go to the scores at once.
  void (*take_points)(const Game&, State&, const Scoring&) = nullptr;
  // The points of a player that have been taken over and are still on their way.
  int (*points_due)(const State&, PlayerIndex) = nullptr;
  // S10: a feature has been completed, and scored if anybody stood there. Figures still stand.
  void (*feature_completed)(const Game&, State&, Node, Events*) = nullptr;
  // F1..F6
  std::span<const FinalRow> final_rows = {};
  // Who has won: of a game that is over.
  void (*adjust_outcome)(const Game&, const State&, Outcome&) = nullptr;

  // The pieces that it keeps, and where they are. Those of sets before it are listed already.
  void (*pieces)(const Game&, const State&, Pieces&) = nullptr;
  // The tiles that a player has drawn for later turns.
  std::span<const TypeIndex> (*kept_tiles)(const State&, PlayerIndex) = nullptr;

  // What of the state is this set's own.
  void (*hash)(const Game&, const State&, Hasher&) = nullptr;

  // What the computer players expect of it.
  const EstimatePart* estimate = nullptr;

  // What it adds to the notation (words.hpp). Null: nothing.
  const SetWords* words = nullptr;

  // What of the state a person could see and compare: links tell by it whether they lead to the
  // position that was shared. It must stay as it is for ever, whatever becomes of the state, or
  // every link that has been sent is said to lead elsewhere.
  void (*check)(const Game&, const State&, Hasher&) = nullptr;
};

// Every set there is, in the order in which they speak (engine/sets/sets.cpp).
const std::vector<const Set*>& all_sets();

}  // namespace bastide
