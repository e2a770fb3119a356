// What happened: animated by the table, explained by the log, checked by the tests.
#pragma once

#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/piece.hpp"

namespace bastide {

struct Set;  // set.hpp

// The data behind a scoring: every number that is needed to explain its points.
struct Scoring : Marks {
  ScoreCause cause = ScoreCause::completed;
  SegmentKind feature = SegmentKind::road;
  Node node = no_node;  // a node of the feature
  u8 tiles = 0;     // roads, cities: distinct tiles; monasteries, gardens: 1 + surrounding tiles
  u8 cities = 0;    // fields: completed cities
  u8 per_tile = 0;  // points for each tile
  u8 per_shield = 0;
  u8 per_city = 0;
  u8 extras = 0;  // of whatever a set adds: so many at so many points each
  u8 per_extra = 0;
  i16 value = 0;                   // what each owner gets, before adjustments for single players
  u32 pieces = 0;                  // bit n: a Piece n on the feature affects its value
  u8 helped = 0;                   // bit p: a helper adds to the points of player p
  u8 which = 0;                    // which one, where several share a cause
  PlayerIndex victim = no_player;  // whose points they were
  u8 strength[max_players] = {};   // in the feature, or in whatever is compared
  u8 owners = 0;                   // bit p: player p scores (BASE-SCORE-2, BASE-SCORE-3)
  u8 bonus[max_players] = {};      // what each player gets besides, owner or not (Set::bonus)
  i16 points[max_players] = {};    // what each player got

  bool has(Piece piece) const { return (pieces >> static_cast<unsigned>(piece) & 1) != 0; }
  void add(Piece piece) { pieces |= 1u << static_cast<unsigned>(piece); }
};

enum class EventKind : u8 {
  turn_begun,    // player
  part_begun,    // player, by: this set gives the turn another part
  part_resumed,  // player, by: that part is over, the one that it interrupted goes on
  // player, piece, owner, count, from, to; type if it is a tile; by: a figure comes home because
  // this set sends it there
  moved,
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

// ---- Reporting. With `events` null nothing is recorded, and no place is worked out. -------------

Event& append_event(Events& events, EventKind kind, PlayerIndex player);
Event& append_move(Events& events, PlayerIndex player, Piece piece, const Place& from,
                   const Place& to);

inline void report(Events* events, EventKind kind, PlayerIndex player, const Set* by = nullptr) {
  if (events) append_event(*events, kind, player).by = by;
}
inline void report_scoring(Events* events, const Scoring& scoring) {
  if (events) append_event(*events, EventKind::scored, no_player).scoring = scoring;
}
inline void report_decision(Events* events, PlayerIndex player, const Action& action) {
  if (events) append_event(*events, EventKind::decided, player).action = action;
}
// A piece that belongs to the player who moves it, or to nobody.
inline void report_move(Events* events, PlayerIndex player, Piece piece, const Place& from,
                        const Place& to, int count = 1) {
  if (events) append_move(*events, player, piece, from, to).count = static_cast<u8>(count);
}
// A figure of `owner`.
inline void report_move_of(Events* events, PlayerIndex owner, Piece piece, const Place& from,
                           const Place& to, const Set* by = nullptr) {
  if (!events) return;
  Event& event = append_move(*events, owner, piece, from, to);
  event.owner = owner;
  event.by = by;
}
inline void report_tile(Events* events, PlayerIndex player, TypeIndex type, const Place& from,
                        const Place& to) {
  if (events) append_move(*events, player, Piece::tile, from, to).type = type;
}

// ---- Querying -----------------------------------------------------------------------------------

inline bool is_move(const Event& event, PlaceKind from, PlaceKind to) {
  return event.kind == EventKind::moved && event.from.kind == from && event.to.kind == to;
}
inline bool is_move_of(const Event& event, Piece piece) {
  return event.kind == EventKind::moved && event.piece == piece;
}
// A figure is put on a feature, from its supply or by air; or is returned to its owner.
inline bool is_figure_placed(const Event& event) {
  return event.kind == EventKind::moved && is_figure(event.piece) &&
         event.to.kind == PlaceKind::segment;
}
inline bool is_figure_returned(const Event& event) {
  return event.kind == EventKind::moved && is_figure(event.piece) &&
         event.from.kind == PlaceKind::segment && event.to.kind == PlaceKind::supply;
}
inline bool is_tile_placed(const Event& event) {
  return is_move_of(event, Piece::tile) && event.to.kind == PlaceKind::cell;
}
inline bool is_tile_drawn(const Event& event) {
  return is_move_of(event, Piece::tile) && event.from.kind == PlaceKind::bag &&
         event.to.kind != PlaceKind::off && event.to.kind != PlaceKind::cell;
}
// A token that nobody owned goes from a feature to a player.
inline bool is_token_taken(const Event& event) {
  return is_move(event, PlaceKind::segment, PlaceKind::supply) && event.owner == no_player;
}
// Moved along the track by somebody else's figure.
inline bool is_dragged(const Event& event) {
  return is_move(event, PlaceKind::track, PlaceKind::track) && event.player != event.owner;
}
inline bool is_points_moved(const Event& event) {
  return is_move(event, PlaceKind::track, PlaceKind::track) && counts_points(event.piece);
}

// The owner of the piece, else the player who acts.
inline PlayerIndex player_concerned(const Event& event) {
  return event.owner != no_player ? event.owner : event.player;
}

// Where on the board it happens: the place a piece goes to, else the one it leaves. Without a tile
// if it happens elsewhere.
inline const Place& place_on_board(const Event& event) {
  return event.to.tile != no_tile ? event.to : event.from;
}

// How many of the events from `first` on belong in one sentence: the tokens of one feature.
std::size_t told_as_one(const Events& events, std::size_t first);

}  // namespace bastide
