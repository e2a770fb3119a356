// How likely each answer to a decision is: by what it looks like, and by what the answers of the
// game so far looked like. Part of the link format, like candidates.hpp, and subject to the same:
// what is printed and what lies on the table, in integers.
#pragma once

#include <vector>

#include "engine/rules/candidates.hpp"

namespace bastide {

// What an answer looks like: numbers of traits.
inline constexpr std::size_t trait_count = 2560;
using Traits = FixedVector<u16, 48>;

// What can still grow, and fields.
inline bool is_unfinished(const Game& game, const Board& board, Node node) {
  return !is_closed(board, node) || kind_of(game.tables, board, node) == SegmentKind::field;
}

// Of the candidates of the row that waits. `figures`: those that are out.
std::vector<Traits> find_traits(const Game& game, const State& state,
                                const std::vector<FigureRecord>& figures,
                                const std::vector<Action>& actions);

// Every trait makes an answer so many times as likely; each answer teaches by how much.
class TraitModel {
 public:
  // Begins with what is usual among those who play to win, or who do anything that is legal.
  // `version`: of the link, from 2 on.
  TraitModel(int version, bool sensible);

  // weights[i] becomes how likely candidate i is, at least 1.
  void weigh(const std::vector<Traits>& traits, std::vector<u32>& weights) const;
  // `weights` as they were found.
  void learn(const std::vector<Traits>& traits, const std::vector<u32>& weights,
             std::size_t chosen);

  std::size_t known;        // traits from this number on are not looked at
  i32 slowness;             // of learning
  i32 factor[trait_count];  // binary logarithms in 1/65536
};

}  // namespace bastide
