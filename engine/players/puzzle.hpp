// Puzzles: positions with one best turn, found by the searching player (docs/players.md).
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/players/levels.hpp"
#include "engine/players/search.hpp"

namespace bastide {

struct PuzzlePlan {
  u32 nodes = 6000;   // of the search; the one that confirms it takes five times as many
  double margin = 3;  // points that every other turn must lose in both
  int grade = 1;      // the easiest accepted
};

// So often each level was asked at a puzzle.
inline constexpr int puzzle_tries = 9;
using SolvedBy = std::array<u8, level_count>;  // how often, the weakest level first

struct Puzzle {
  int grade = 1;         // from 1, where the estimate alone finds it, to 3: hard to see
  TurnActions best;      // the placement, and the answer about a figure if there is one
  TurnActions tempting;  // what the estimate alone likes best of the others
  double loss = 0;       // points that the second best turn loses
};

// Whether a position qualifies at all: a tile is to be placed, with at least a few positions to
// choose from, and it is neither one of the first turns nor one of the very last.
bool may_be_puzzle(const Game& game, const State& state);

// Returns a puzzle if one turn is clearly the best. The same seed and nodes give the same answer on
// every machine. Of `control`, the nodes are those of the plan.
std::optional<Puzzle> find_puzzle(const Game& game, const State& state, u64 seed,
                                  const PuzzlePlan& plan, SearchControl control = {});

// Whether a turn is again the best in an independent search, by at least half the margin.
bool still_best(const Game& game, const State& state, const TurnActions& best, u64 seed,
                const PuzzlePlan& plan);

// The turn that looks best without looking ahead, other than the best one.
TurnActions tempting_turn(const Game& game, const State& state, const TurnActions& best);

// How often each level finds the best turn.
SolvedBy solved_by(const Game& game, const State& state, const TurnActions& best, u64 seed);

}  // namespace bastide
