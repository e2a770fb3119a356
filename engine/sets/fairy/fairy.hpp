// Whom the fairy is with, for her rules, her estimate and the page.
#pragma once

#include "engine/rules/game.hpp"

namespace bastide::fairy {

inline constexpr int points_for_turn = 1, points_for_scoring = 3;  // FAIRY-6, FAIRY-7

// Whether she favours a figure: the meeple next to which she stands, or all those on her tile
// (FAIRY-12). Of meeples that nothing distinguishes, she is with each.
bool is_with(const Game& game, const State& state, const Figure& figure);

}  // namespace bastide::fairy
