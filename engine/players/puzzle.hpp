// Puzzles: positions with one best turn, found by the searching player (docs/players.md).
#pragma once

#include <optional>
#include <vector>

#include "engine/players/search.hpp"

namespace bastide {

struct PuzzlePlan {
  u32 nodes = 6000;   // of the first search; that which confirms it takes five times as many
  double margin = 3;  // points that any other turn must lose in both
  int grade = 1;      // none that is easier
};

struct Puzzle {
  int grade = 1;     // 1: easily seen, to 3: hard to see
  TurnActions best;  // the placement, and what is done with a figure if that is asked
  double loss = 0;   // points that the second best turn loses
};

// Whether a position can be a puzzle at all: a tile is to be placed, at one of a few places at
// least, neither in the first turns nor in the last.
bool may_be_puzzle(const Game& game, const State& state);

// A puzzle, if one turn is clearly the best. The same seed and nodes give the same answer on every
// machine.
std::optional<Puzzle> find_puzzle(const Game& game, const State& state, u64 seed,
                                  const PuzzlePlan& plan);

// Whether a turn is still the best one in a search of its own, by half of a margin at least.
bool still_best(const Game& game, const State& state, const TurnActions& best, u64 seed,
                const PuzzlePlan& plan);

}  // namespace bastide
