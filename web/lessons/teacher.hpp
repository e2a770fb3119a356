// The computer player of the guided first game. It plays for teaching: sensible turns, nothing
// taken from the learner, and never far ahead, so that somebody's first game can be won.
#pragma once

#include <optional>

#include "engine/rules/action.hpp"

namespace bastide {
struct Game;
struct State;
}  // namespace bastide

namespace bastide::web {

// Its answer to the current decision; depends on nothing but the state. Empty if nothing is asked
// of a player.
std::optional<Action> teaching_move(const Game& game, const State& state);

}  // namespace bastide::web
