// How a finished game came out: for whom, how narrowly, by what; and its memorable moments. Works
// it out from the course of the game alone, and knows nothing about drawing.
#pragma once

#include <vector>

#include "web/panels/ending/plan.hpp"

namespace bastide::web {

// For the only person here; with several persons, or none, for those who have won.
enum class EndMood : unsigned char { win, loss, draw, others, shared, won_together, lost_together };

// What made the difference.
enum class EndTurn : unsigned char {
  plain,
  narrow,  // a few points
  fields,  // the fields turned it
  late,    // the final scoring turned it
  clear,   // by far
};

struct EndRank {
  PlayerIndex side = no_player;
  int place = 1;
  int points = 0;
  bool wins = false;
};

enum class MomentKind : unsigned char { city, road, turn, lead };
// Something that happened on the board.
struct EndMoment {
  MomentKind kind = MomentKind::city;
  u8 players = 0;                                // whose it was
  int number = 0;                                // tiles, points, or the number of the turn
  Node node = no_node;                           // the feature, if it is one
  int left = 0, top = 0, right = 0, bottom = 0;  // the cells to look at, all included
};

struct EndResult {
  EndMood mood = EndMood::others;
  EndTurn turn = EndTurn::plain;
  std::vector<PlayerIndex> winners;
  PlayerIndex rival = no_player;  // who came closest to winning
  int margin = 0;                 // from there to the winner, or for a loss, from the person here
  std::vector<EndRank> ranks;     // the first one first; a single one if all share one score
  std::vector<EndMoment> moments;
};

// Of a game that is over.
EndResult result_of(const Session& session, const Ending& ending);

}  // namespace bastide::web
