// The row of the base game that other sets build on.
#pragma once

#include "engine/rules/phase.hpp"

namespace bastide {

extern const PhaseRow& draw_row;  // S1

// How links number the answers to the decisions of the base game (link.cpp).
void draw_candidates(const Game& game, const State& state, Candidates& answers);
void place_candidates(const Game& game, const State& state, Candidates& answers);
void figure_candidates(const Game& game, const State& state, Candidates& answers);
void score_candidates(const Game& game, const State& state, Candidates& answers);

}  // namespace bastide
