// What happened: the table animates it, the log explains it, the tests check it.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/piece.hpp"

namespace bastide {

struct Set;  // set.hpp

enum class ScoreCause : u8 {
  completed,
  final,
  retrieved,       // the abbot taken back early (ABBOT-6)
  goods,           // the most of one kind of goods (TRADE-7)
  message,         // what a message says (MSG-11..MSG-20): Scoring::message
  message_points,  // two points instead (MSG-7)
  stolen,          // by a robber (ROB-8): from player Scoring::victim
  robber,          // a robber left on the track at the end (ROB-18)
  gold,            // the bars of gold (GOLD-12): Scoring::tiles bars
};

// A scoring is data before it is points: every number that its explanation needs.
struct Scoring {
  ScoreCause cause = ScoreCause::completed;
  SegmentKind feature = SegmentKind::road;
  Node node = no_node;  // a node of the feature
  u8 tiles = 0;       // roads, cities: distinct tiles; monasteries, gardens: 1 + surrounding tiles
  u8 shields = 0;     // cities
  u8 inns = 0;        // roads
  u8 cathedrals = 0;  // cities
  u8 cities = 0;      // fields: completed cities
  u8 per_tile = 0;    // points for each tile
  u8 per_shield = 0;
  u8 per_city = 0;
  i16 value = 0;                     // what each owner gets, before what concerns a single player
  Goods goods = Goods::none;         // cause goods: of which kind
  u8 pigs = 0;                       // fields: bit p: player p has a pig here (PIG-4)
  bool mage = false, witch = false;  // on this feature (MAGE-11, MAGE-12)
  u8 message = 0;                    // 1 to 8
  PlayerIndex victim = no_player;    // cause stolen
  u8 strength[max_players] = {};     // in the feature; goods: tokens
  u8 owners = 0;                     // bit p: player p scores (BASE-SCORE-2, BASE-SCORE-3)
  i16 points[max_players] = {};      // what each player got
};

enum class EventKind : u8 {
  turn_begun,     // player
  part_begun,     // player, by: this set gives the turn another part
  part_resumed,   // player, by: that part is over, the one that it interrupted goes on (MSG-19)
  moved,          // player, piece, owner, count, from, to; of tiles type
  scored,         // scoring
  decided,        // player, action: a choice or a chance in which nothing moves
  final_scoring,  // the game is over, unfinished features and fields follow
  game_over,
};

struct Event {
  EventKind kind = EventKind::turn_begun;
  PlayerIndex player = no_player;  // who does it
  Piece piece = Piece::meeple;
  PlayerIndex owner = no_player;  // of the piece
  u8 count = 1;                   // of alike pieces
  TypeIndex type = no_type;
  Place from, to;
  Action action;
  const Set* by = nullptr;
  Scoring scoring;
};

using Events = std::vector<Event>;

// ---- Reporting. `events` may be null: then nobody wants to know. --------------------------------

void report(Events* events, EventKind kind, PlayerIndex player, const Set* by = nullptr);
void report_scoring(Events* events, const Scoring& scoring);
void report_decision(Events* events, PlayerIndex player, const Action& action);
// A piece that belongs to whoever moves it, or to nobody.
void report_move(Events* events, PlayerIndex player, Piece piece, const Place& from,
                 const Place& to, int count = 1);
// A figure of `owner`.
void report_move_of(Events* events, PlayerIndex owner, Piece piece, const Place& from,
                    const Place& to);
void report_tile(Events* events, PlayerIndex player, TypeIndex type, const Place& from,
                 const Place& to);

// ---- Asking -------------------------------------------------------------------------------------

inline bool is_move(const Event& event, PlaceKind from, PlaceKind to) {
  return event.kind == EventKind::moved && event.from.kind == from && event.to.kind == to;
}
inline bool is_move_of(const Event& event, Piece piece) {
  return event.kind == EventKind::moved && event.piece == piece;
}
// A figure comes to a feature, from its supply or through the air; or goes back to its owner.
inline bool is_figure_placed(const Event& event) {
  return event.kind == EventKind::moved && static_cast<int>(event.piece) < figure_kinds &&
         event.to.kind == PlaceKind::segment;
}
inline bool is_figure_returned(const Event& event) {
  return event.kind == EventKind::moved && static_cast<int>(event.piece) < figure_kinds &&
         event.from.kind == PlaceKind::segment && event.to.kind == PlaceKind::supply;
}
inline bool is_tile_placed(const Event& event) {
  return is_move_of(event, Piece::tile) && event.to.kind == PlaceKind::cell;
}
inline bool is_tile_drawn(const Event& event) {
  return is_move_of(event, Piece::tile) && event.from.kind == PlaceKind::bag &&
         event.to.kind != PlaceKind::off;
}
inline bool is_goods_taken(const Event& event) {
  return event.kind == EventKind::moved && event.piece >= Piece::wine &&
         event.piece <= Piece::cloth;
}
// ROB-15
inline bool is_robber_dragged(const Event& event) {
  return is_move_of(event, Piece::robber) && event.player != event.owner;
}
inline bool is_points_moved(const Event& event) {
  return is_move(event, PlaceKind::track, PlaceKind::track) && event.piece != Piece::robber;
}

// Whose piece it is, else who does it.
inline PlayerIndex player_concerned(const Event& event) {
  return event.owner != no_player ? event.owner : event.player;
}

// Where on the board it happens: where a piece comes to, else where it leaves. Elsewhere no tile.
inline const Place& place_on_board(const Event& event) {
  return event.to.tile != no_tile ? event.to : event.from;
}

// How many of the events from `first` on are told in one sentence: the goods of one city.
std::size_t told_as_one(const Events& events, std::size_t first);

}  // namespace bastide
