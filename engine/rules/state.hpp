// The state of a game: a value, cheap to copy, without pointers. Everything that cannot change
// during a game (tile tables, options, the phases in play) is in Game.
#pragma once

#include "engine/board/board.hpp"
#include "engine/rules/piece.hpp"
#include "engine/sets/states.hpp"

namespace bastide {

// A figure on the board.
struct Figure {
  PlayerIndex owner = 0;
  FigureKind kind = FigureKind::meeple;
  Node node = no_node;
  friend bool operator==(const Figure&, const Figure&) = default;
};

// Every figure of every player can stand on the board.
inline constexpr std::size_t max_figures = max_players * most_figures;

// Tiles are drawn from one pile after another: from each until it is used up. The last one is the
// main supply.
using PileIndex = u8;
inline constexpr std::size_t max_piles = 4;
inline constexpr PileIndex main_pile = max_piles - 1;

// A part of a turn that is suspended while another part runs inside it.
struct Interrupted {
  bool waiting = false;
  TileIndex placed = no_tile;
  PartState part;
};

struct State : SetsState {
  Board board;
  FixedVector<Figure, max_figures> figures;  // in the order of placing
  // The draw supply: copies left of every type. Nothing is shuffled in advance: chance is resolved
  // when a tile is drawn, so there is no hidden order that a player could look at (SETUP-5).
  FixedVector<u8, 256> bag;
  u16 bag_total = 0;         // left to draw, of all piles
  u8 ahead[main_pile] = {};  // part of bag_total: the piles drawn before the main supply
  // Tiles of the main supply put aside unseen. Chance has not yet decided which ones they are, so
  // `bag` still counts them and `bag_total` does not.
  u8 unseen = 0;
  u16 held = 0;                                 // part of `bag`: held back, see Ruleset::held_back
  FixedVector<TypeIndex, max_tiles> discarded;  // BASE-PLACE-7
  u8 supply[max_players][figure_kinds] = {};
  i16 score[max_players] = {};  // laps included (BASE-TRACK-2)

  u64 seed = 0;    // of chance outcomes to come
  u32 chance = 0;  // chance outcomes resolved so far

  u16 turn = 0;  // turns begun, 1 during the first
  u8 step = 0;   // index into Game::phases
  bool over = false;
  PlayerIndex active = 0;
  TypeIndex drawn = no_type;   // in the active player's hand
  TileIndex placed = no_tile;  // in this part
  NodeList completed;          // in this part and not scored yet; one node each

  TurnState this_turn;
  PartState part;
  Interrupted interrupted;
};

}  // namespace bastide
