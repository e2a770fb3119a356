// How links of version 1 tell answers, which are read for ever and written no more (docs/link.md):
// what figures do, which and where, is learned from the game so far; all other answers are as
// likely as their candidates' weights say. Nothing here may change.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/record/coder.hpp"
#include "engine/rules/candidates.hpp"

namespace bastide {

struct FirstModel {
  static constexpr std::size_t most_left = 8;
  // What is done in S6, by the number of the player's meeples that are not on unfinished features
  // or fields.
  std::array<std::array<u32, action_kinds>, most_left + 1> doing;
  std::array<u32, figure_kinds> by_figure = {24, 3, 3, 3, 2, 2};
  std::array<u32, segment_kinds> by_segment;
  std::vector<FigureRecord> figures;  // that came to the board and were not taken back

  FirstModel();
};

// Nothing if the row of the turn knows of no answer.
std::optional<Action> read_first_action(Decoder& decoder, const Game& game, const State& state,
                                        FirstModel& model);
// Performs it and learns which figures have come, and which were taken back.
void apply_and_learn(const Game& game, State& state, FirstModel& model, const Action& action);

}  // namespace bastide
