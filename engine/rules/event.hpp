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
  retrieved,  // the abbot taken back early (ABBOT-6)
  goods,      // the most of one kind of goods (TRADE-7)
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
  i16 value = 0;                  // what each owner gets, before what concerns a single player
  Goods goods = Goods::none;      // cause goods: of which kind
  u8 pigs = 0;                    // fields: bit p: player p has a pig here (PIG-4)
  u8 strength[max_players] = {};  // in the feature; goods: tokens
  u8 owners = 0;                  // bit p: player p scores (BASE-SCORE-2, BASE-SCORE-3)
  i16 points[max_players] = {};   // what each player got
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
  final_scoring,    // the game is over, unfinished features and fields follow
  game_over,
};

struct Event {
  EventKind kind = EventKind::turn_begun;
  PlayerIndex player = no_player;
  TypeIndex type = no_type;
  TileIndex tile = no_tile;
  FigureKind figure = FigureKind::meeple;
  Node node = no_node;
  std::array<u8, goods_kinds> goods{};  // goods_taken only: wine, grain, cloth
  Scoring scoring;                      // feature_scored only
};

using Events = std::vector<Event>;

}  // namespace bastide
