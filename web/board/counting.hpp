// Counts the tiles and coats of arms of a road or city while it is scored: each gets its number,
// one after another.
#pragma once

#include <vector>

#include "engine/board/board.hpp"

namespace bastide {
struct Game;
struct Scoring;
}  // namespace bastide

namespace bastide::web {

struct BoardDrawing;
struct Session;

struct Counted {
  Node node = no_node;  // the segment that is counted
  int number = 0;       // from 1
  bool shield = false;  // coats of arms are counted separately, after the tiles
};

// In the order of the walk, from the scored node on; empty for features not counted by tiles.
std::vector<Counted> count_of(const Game& game, const Board& board, const Scoring& scoring);

// The duration of the walk before the points appear.
float counting_seconds(const Scoring& scoring, bool reduced);

// `part`: the part of the walk done, 0..1; the numbers stay, with opacity `alpha`.
void draw_counting(const BoardDrawing& on, const Scoring& scoring, float part, float alpha);

}  // namespace bastide::web
