// What happened: the table animates it, the log explains it, the tests check it.
#pragma once

#include <array>
#include <vector>

#include "engine/rules/action.hpp"
#include "engine/rules/setup.hpp"

namespace bastide {

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
  turn_begun,       // player
  tile_drawn,       // player, type
  tile_discarded,   // player, type: it fits nowhere (BASE-PLACE-7)
  tile_returned,    // player, type: as above, back to the bag (VAR-6)
  tile_placed,      // player, type, tile
  figure_placed,    // player, figure, node
  feature_scored,   // scoring
  figure_returned,  // player (its owner), figure, node
  goods_taken,      // player, node (the city), goods
  double_turn,      // player: the turn has a second part (BUILD-8)
  gold_placed,      // player, tile: a bar now lies there
  gold_taken,       // player, tile: this player has won a bar that lay there
  enchanted,        // player, magic, node: mage or witch now stands there
  banished,         // player, magic, node: mage or witch has left that place
  robber_placed,    // player, to: space of the track
  robber_moved,     // player (its owner), from, to: dragged along by stolen points (ROB-15)
  robber_returned,  // player (its owner), from
  flight_begun,     // player, figure: it takes the flying machine
  die_rolled,       // player, value: 1 to 3
  flight_failed,    // player, figure: no place to land, it is back in the supply (FLY-8)
  ferry_placed,     // player, tile: of the lake; node, other_node: the two segments now joined
  ferry_moved,      // player, tile, node, other_node
  points_moved,     // player, value: scoring figure, from, to: totals with laps (MSG-2)
  message_drawn,    // player, value: 1 to 8
  extra_part,       // player: message 7 gives another tile (MSG-18)
  extra_part_over,  // player: the interrupted part goes on (MSG-19)
  crop_chosen,      // player, value: 0 everybody adds, 1 everybody takes back
  final_scoring,    // the game is over, unfinished features and fields follow
  game_over,
  hole_turn,    // player: has filled a hole, the turn goes on (VAR-9)
  tile_chosen,  // player, type: from the hand (VAR-4)
};

struct Event {
  EventKind kind = EventKind::turn_begun;
  PlayerIndex player = no_player;
  TypeIndex type = no_type;
  TileIndex tile = no_tile;
  FigureKind figure = FigureKind::meeple;
  Node node = no_node, other_node = no_node;
  Magic magic = Magic::mage;
  u8 value = 0;
  i16 from = 0, to = 0;
  std::array<u8, goods_kinds> goods{};  // goods_taken only: wine, grain, cloth
  Scoring scoring;                      // feature_scored only
};

using Events = std::vector<Event>;

}  // namespace bastide
