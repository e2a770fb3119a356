// How links of version 1 code answers. They must always be readable but are no longer written
// (docs/link.md): for figures, the kind of action, the figure and the place are learned from the
// game so far; all other answers have the probability given by their candidates' weights. Nothing
// here may change.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/record/coder.hpp"
#include "engine/rules/candidates.hpp"

namespace bastide {

struct FirstModel {
  static constexpr std::size_t most_left = 8;
  // Frequency of each action in S6, by the number of the player's meeples that are not on
  // unfinished features or fields.
  std::array<std::array<u32, action_kinds>, most_left + 1> doing;
  std::array<u32, figure_kinds> by_figure = {24, 3, 3, 3, 2, 2};
  std::array<u32, segment_kinds> by_segment;
  std::vector<FigureRecord> figures;  // placed on the board and not retrieved

  FirstModel();
};

// Nothing if the row of the turn has no such answer.
std::optional<Action> read_first_action(Decoder& decoder, const Game& game, const State& state,
                                        FirstModel& model);
// Performs the action and updates the model with the figures placed and retrieved.
void apply_and_learn(const Game& game, State& state, FirstModel& model, const Action& action);

}  // namespace bastide
