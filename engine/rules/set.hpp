// A set is a part that a game can have: the base game, farmers, every expansion and variant. Each
// lives in a folder of its own under engine/sets, and this table is all that the rest of the engine
// knows of it. Members left out do nothing.
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

// What can be done in S6 besides placing a figure on the tile just placed. In every game, a kind of
// action belongs to one set.
struct FigureAction {
  ActionKind kind;
  // Performs one that is offered.
  void (*perform)(const Game&, State&, const Action&, Events*);
  // What it is about (meaning.hpp).
  Meaning (*meaning)(const Game&, const State&, const Action&);
  // The rule that forbids one that is not offered.
  Rule (*why_not)(const Game&, const State&, const Action&);
  // Whether one means the same as an offered one. Null: only if they are equal.
  bool (*same)(const Game&, const State&, const Action& listed, const Action&) = nullptr;
};

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
  // A standalone game: it goes with no other expansion and no option of another set, and of the
  // other sets only those that belong to every game stay in play.
  bool alone = false;
  bool in_every_game = false;
  bool needs_others = false;  // does not go with a game for one
  std::span<const OptionInfo> options = {};
  std::span<const NumberInfo> numbers = {};
  // Options that exclude each other; of several, the first counts. A setup has at
  // most one of them, unless games could have more before.
  std::span<bool Options::*const> one_of = {};
  bool more_before = false;
  // Options of other sets that have a meaning together with this one (OptionInfo::of).
  std::span<bool Options::*const> bears_on = {};

  // ---- Before the game --------------------------------------------------------------------------

  bool (*in_play)(const Setup&) = nullptr;
  // Changes what is printed on a tile.
  void (*reprint)(TileType&) = nullptr;
  // Adds this set's part to the ruleset. Types, copies and the main supply are already there.
  void (*compose)(Ruleset&) = nullptr;
  // Called when the start tiles are laid and supplies are dealt.
  void (*set_up)(const Game&, State&) = nullptr;
  // Puts a piece of the position with which the game begins in its place, which exists: returns the
  // rule that forbids it there, Rule::none if it may be there, nothing if it is not this set's.
  // Pieces that join segments come first, those of supplies last, the others by their kinds.
  std::optional<Rule> (*put)(const Game&, State&, const StartPiece&) = nullptr;
  // The reverse: adds this set's pieces to a position. Those of earlier sets are already there.
  void (*pick_up)(const Game&, const State&, StartPosition&) = nullptr;

  // ---- The turn ---------------------------------------------------------------------------------

  // This set's rows of the turn. A row for a phase of the base game replaces the base game's.
  std::span<const PhaseRow> rows = {};
  // Called before every row: may redirect the turn by setting state.step.
  void (*before_row)(const Game&, State&) = nullptr;
  // Whether the game ends immediately, whatever is left of the turn. Called before every row.
  bool (*ended)(const Game&, const State&) = nullptr;

  // S0: whether the active player has a tile to lay although the supply may be empty.
  bool (*has_tile)(const Game&, const State&) = nullptr;
  // S1: a tile that can be laid has been drawn (state.drawn); it is not on the table yet.
  void (*tile_drawn)(const Game&, State&, Events*) = nullptr;
  // S1: a tile that cannot be laid has left the game.
  void (*tile_discarded)(const Game&, State&, TypeIndex, Events*) = nullptr;
  // S1: the rule that forbids drawing from one pile while another is current.
  Rule (*refuse_pile)(PileIndex wanted, PileIndex current) = nullptr;
  // S2: the rule that forbids a tile where its edges match; Rule::none if it may lie there.
  Rule (*refuse_place)(const Game&, const State&, TypeIndex, Position, int rotation) = nullptr;
  // S2: state.placed has been laid and joined.
  void (*tile_placed)(const Game&, State&, Events*) = nullptr;

  // S6: more actions, after those of the base game.
  void (*offer_figures)(const Game&, const State&, ActionList&) = nullptr;
  // S6: the rule that forbids placing a figure of this set on a segment of the tile just placed;
  // nothing if it is another set's.
  std::optional<Rule> (*why_no_figure)(const Game&, const State&, const Action&) = nullptr;
  // S6: what else can be done.
  std::span<const FigureAction> figure_actions = {};
  // S6: the rule by which nothing but what this set offers can be done, not even to pass;
  // Rule::none if there is a choice.
  Rule (*must_act)(const Game&, const State&) = nullptr;
  // The rule that forbids a figure, whoever places it and however it gets there, a segment where it
  // could stand otherwise; Rule::none if it may stand there.
  Rule (*refuse_figure)(const Game&, const State&, FigureKind, Node) = nullptr;
  // A figure has been placed: the last of state.figures.
  void (*figure_placed)(const Game&, State&, Events*) = nullptr;
  // A figure has left the board, for whatever reason: it is no longer in state.figures. Takes no
  // other figure away.
  void (*figure_gone)(const Game&, State&, const Figure&, Events*) = nullptr;
  // A feature has lost figures without being scored: what depended on them leaves, too.
  void (*figures_lost)(const Game&, State&, Node, Events*) = nullptr;

  // S12: jumps to where the turn continues, or returns Next::advance if this set adds nothing. Also
  // called when a part ends because no tile is left, and nothing has happened in it.
  Next (*part_over)(const Game&, State&, Events*) = nullptr;

  // ---- Scoring ----------------------------------------------------------------------------------

  // Narrows the players with the greatest strength in a feature down to its owners.
  u8 (*adjust_owners)(const Game&, const State&, Node root, u8 owners) = nullptr;
  // S10, F3: adjusts the rates from which the value of a feature is computed. Depends on the board
  // and the totals alone: the result holds for every state with this board.
  void (*adjust_rates)(const Game&, const State&, const FeatureTotals&, bool completed,
                       Scoring&) = nullptr;
  // S10, F3: adjusts the value computed from the rates.
  void (*adjust_value)(const Game&, const State&, const FeatureTotals&, Scoring&) = nullptr;
  // S10, F3, F4: adjusts what single owners get.
  void (*adjust_points)(const Game&, const State&, const FeatureTotals&, Scoring&) = nullptr;
  // What a figure brings its owner when its feature is scored, whoever owns that and whatever it is
  // worth. Of several figures of one player, only the greatest bonus counts.
  int (*bonus)(const Game&, const State&, const Figure&) = nullptr;
  // Takes over the points of a scoring, so that they are not added to the scores at once.
  void (*take_points)(const Game&, State&, const Scoring&) = nullptr;
  // The points of a player that this set has taken over and not yet added.
  int (*points_due)(const State&, PlayerIndex) = nullptr;
  // S10: a feature has been completed, and scored if it was occupied. Its figures are still there.
  void (*feature_completed)(const Game&, State&, Node, Events*) = nullptr;
  // F1..F6
  std::span<const FinalRow> final_rows = {};
  // Whether a game that ends now is not scored any more.
  bool (*unscored_end)(const Game&, const State&) = nullptr;
  // Adjusts who has won a game that is over.
  void (*adjust_outcome)(const Game&, const State&, Outcome&) = nullptr;

  // The pieces that this set keeps, and where they are. Those of earlier sets are already listed.
  void (*pieces)(const Game&, const State&, Pieces&) = nullptr;
  // The tiles that a player has drawn for later turns.
  std::span<const TypeIndex> (*kept_tiles)(const State&, PlayerIndex) = nullptr;

  // Hashes this set's part of the state.
  void (*hash)(const Game&, const State&, Hasher&) = nullptr;

  // How the computer players evaluate it.
  const EstimatePart* estimate = nullptr;

  // What it adds to the notation (words.hpp). Null: nothing.
  const SetWords* words = nullptr;
};

// Every set there is, in the order in which they are consulted (engine/sets/sets.cpp).
const std::vector<const Set*>& all_sets();

}  // namespace bastide
