// How the tiles and coats of arms of a road or city are counted when it is scored: each gets its
// number, one after the other.
#pragma once

#include <vector>

#include "engine/rules/game.hpp"
#include "web/drawing/board.hpp"

namespace bastide::web {

struct Session;

struct Counted {
  Node node = no_node;  // the segment that is counted
  int number = 0;       // 1, 2, 3 ...
  bool shield = false;  // coats of arms are counted by themselves, after the tiles
};

// In the order of the walk, from the scored node on; empty for what is not counted by its tiles.
std::vector<Counted> count_of(const Game& game, const Board& board, const Scoring& scoring);

// How long the walk takes before the points appear.
float counting_seconds(const Scoring& scoring, bool reduced);

// `part` of the walk done, 0..1; the numbers stay, `alpha` strong.
void draw_counting(const BoardDrawing& on, const Session& session, const Scoring& scoring,
                   float part, float alpha);

}  // namespace bastide::web
