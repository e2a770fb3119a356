// The state of a game: a value, cheap to copy, without pointers. Everything that cannot change
// during a game (tile tables, options, the phases in play) is in Game.
#pragma once

#include <array>

#include "engine/board/board.hpp"
#include "engine/rules/action.hpp"
#include "engine/rules/setup.hpp"

namespace bastide {

// A figure on the board.
struct Figure {
  PlayerIndex owner = 0;
  FigureKind kind = FigureKind::meeple;
  Node node = no_node;
  friend bool operator==(const Figure&, const Figure&) = default;
};

// Every figure of every player can stand on the board.
inline constexpr std::size_t max_figures = max_players * 12;

// Piles that are drawn one after the other: each until it is used up (RIVER-3, RIVER-10).
enum class SupplyGroup : u8 { river, river_lake, normal };
inline constexpr std::size_t groups_ahead = 2;  // of the normal supply

// What begins anew with every part of a turn (S0).
struct PartState {
  bool double_turn_due = false;  // BUILD-8
  bool hole_filled = false;      // VAR-9
  u8 moved = 0;          // bit f: ScoringFigure f of the active player has been moved (MSG-5)
  bool landed = false;   // one of them on a dark space, then or since
  u8 asked_robbers = 0;  // bit p: player p has had the chance to place a robber (ROB-3)
};

// Traders & Builders.
struct TradersState {
  u8 goods[max_players][goods_kinds] = {};  // tokens taken
  bool double_turn_used = false;            // in this turn, BUILD-10
};

// Gold Mines. The lists stay empty when they are not in play.
struct GoldState {
  FixedVector<u8, max_tiles> bars;  // on the landscape, by TileIndex
  u8 won[max_players] = {};
  // Of the features completed in this part. By TileIndex, bit p: player p may take bars there.
  FixedVector<u8, max_tiles> claims;
  PlayerIndex taker = no_player;  // S11a: who is next, no_player: nobody has been asked yet
};

// Mage & Witch.
struct MagicState {
  Node at[magic_figures] = {no_node, no_node};  // by Magic: mage, witch; no_node: not on the board
};

// Flying Machines: the flight under way.
struct FlightState {
  bool flying = false;
  FigureKind figure = FigureKind::meeple;  // still counted in the supply
  TileIndex target = no_tile;              // the die has been rolled: where it comes down
};

// Ferries, by their numbers in Board::ferries.
struct FerriesState {
  u8 movable = 0;  // bit n: ferry n may still be moved in S8
  u8 moved = 0;    // bit n: it has been moved in turn `moved_turn`
  u16 moved_turn = 0;
};

// Crop circles: everybody acts in turn.
struct CropState {
  u8 choice = 0;  // 0 everybody adds, 1 everybody takes back
  u8 acted = 0;   // players done, from the left of the active one on
};

// VAR-9: filling a hole.
struct HoleState {
  u16 used_turn = 0;  // the last turn that went on for it
};

// VAR-3, VAR-4: tiles in hand, sorted.
inline constexpr int max_hand = 3;
struct HandsState {
  u8 count[max_players] = {};
  TypeIndex tiles[max_players][max_hand] = {};
  u16 filled_turn = 0;  // the last turn for which hands have been filled up
};

// Robbers and Messages: the track (recording.hpp). Of the scoring figures only the messengers are
// written down, the meeples have come as far as is left of the score.
inline constexpr u8 no_space = 0xff;
using Spaces = std::array<u8, max_players>;
inline constexpr Spaces no_spaces = {no_space, no_space, no_space, no_space,
                                     no_space, no_space, no_space, no_space};
struct TrackState {
  i16 messenger[max_players] = {};  // laps included
  Spaces robber = no_spaces;        // by owner
};

// Robbers and Messages: the points of one event on their way to the track.
enum class RecordingStage : u8 {
  none,
  due,      // an event has been scored, and the turn has not turned to it yet
  regular,  // the points of the event are being moved, then robbers rob
  stolen,   // what a robber has stolen is being moved
};
struct Recording {
  RecordingStage stage = RecordingStage::none;
  u8 back = 0;            // State::step after the detour
  u8 waiting = 0;         // bit p: the points of player p have not been moved yet
  u8 thieves = 0;         // bit p: the robber of player p is about to rob
  PlayerIndex mover = 0;  // whose points or robber it is
  i16 stolen = 0;
  i16 points[max_players] = {};  // of the event
  Spaces left = no_spaces;       // by player: where the figure that has moved came from
};

// Messages. Nobody knows the order of those that have not been seen, so there is none.
inline constexpr int message_count = 8;
struct MessageState {
  u8 unseen = 0;                         // bit n - 1: message n, on top of the stack
  FixedVector<u8, message_count> seen;   // below them, the next one first
  u8 drawn = 0;                          // being carried out, 0: none
  bool interrupted = false;              // the part that waits for the end of message 7 (MSG-19):
  TileIndex interrupted_tile = no_tile;  // State::placed
  PartState interrupted_part;
};

struct State {
  Board board;
  FixedVector<Figure, max_figures> figures;  // in the order of placing
  // The draw supply: copies left of every type. Nothing is shuffled in advance: chance is decided
  // when a tile is drawn, so there is no hidden order that a player could look at (SETUP-5).
  FixedVector<u8, 256> bag;
  u16 bag_total = 0;            // of all groups
  u8 ahead[groups_ahead] = {};  // of bag_total, by SupplyGroup: those drawn before the normal ones
  FixedVector<TypeIndex, max_tiles> discarded;  // BASE-PLACE-7
  u8 supply[max_players][figure_kinds] = {};
  i16 score[max_players] = {};  // laps included (BASE-TRACK-2)

  u64 seed = 0;    // of the chances to come
  u32 chance = 0;  // chances decided so far

  u16 turn = 0;  // turns begun, 1 during the first
  u8 step = 0;   // index into Game::phases
  bool over = false;
  PlayerIndex active = 0;
  TypeIndex drawn = no_type;   // in the active player's hand
  TileIndex placed = no_tile;  // in this part
  NodeList completed;          // in this part and not scored yet, by a node each

  PartState part;
  TradersState traders;
  TrackState track;
  Recording recording;
  MessageState messages;
  GoldState gold;
  MagicState magic;
  FlightState flight;
  FerriesState ferries;
  CropState crop;
  HoleState hole;
  HandsState hands;
};

}  // namespace bastide
