// The computer that plays for somebody who left a game between devices (docs/by-link.md). Every
// device must find the same answer, so nothing enters it but the position: no clock, no chance of
// its own.
#pragma once

#include <string_view>

#include "engine/rules/game.hpp"

namespace bastide {

// Of what it answers. Raise it with every change of it: devices agree on a version, and check only
// the answers of the one that they have. Below stand_in_versions (engine/record/fair.hpp).
inline constexpr u8 stand_in_version = 1;

// The kind of player that it is.
inline constexpr std::string_view stand_in_kind = "greedy";

// Its answer to a decision of a player.
Action stand_in_answer(const Game& game, const State& state);

}  // namespace bastide
