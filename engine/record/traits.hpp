// How likely each answer to a decision is, predicted from its traits and from the answers of the
// game so far. Part of the link format, and under the same restrictions as candidates.hpp: it uses
// only what is printed and what is on the table, in integers.
#pragma once

#include <vector>

#include "engine/rules/candidates.hpp"

namespace bastide {

// The traits of an answer, by number.
inline constexpr std::size_t trait_count = 2560;
using Traits = FixedVector<u16, 48>;

// Whether a feature can still grow, or is a field.
inline bool is_unfinished(const Game& game, const Board& board, Node node) {
  return !is_closed(board, node) || kind_of(game.tables, board, node) == SegmentKind::field;
}

// Traits of the candidates of the waiting row. `figures`: those placed so far.
std::vector<Traits> find_traits(const Game& game, const State& state,
                                const std::vector<FigureRecord>& figures,
                                const std::vector<Action>& actions);

// Every trait multiplies the odds of an answer by a factor, which is learned from each answer
// given.
class TraitModel {
 public:
  // Starts with factors typical of players who play to win (`sensible`), or who make any legal
  // move. `version`: of the link, from 2 on.
  TraitModel(int version, bool sensible);

  // Sets weights[i] to the weight of candidate i, at least 1.
  void weigh(const std::vector<Traits>& traits, std::vector<u32>& weights) const;
  // `weights` as set by weigh().
  void learn(const std::vector<Traits>& traits, const std::vector<u32>& weights,
             std::size_t chosen);

  std::size_t known;        // traits from this number on are ignored
  i32 slowness;             // of learning
  i32 factor[trait_count];  // binary logarithms in 1/65536
};

}  // namespace bastide
