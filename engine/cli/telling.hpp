// Events and positions as JSON, in the forms defined by the sets (engine/rules/words.hpp).
#pragma once

#include "engine/rules/event.hpp"
#include "engine/rules/game.hpp"

namespace bastide::cli {

// Scores, supplies and tiles left, as JSON fields.
std::string numbers_json(const Game& game, const State& state);

// The events that led to `state`; alike ones are told together (told_as_one),
// with commas between them.
std::string events_json(const Game& game, const State& state, const Events& events);

}  // namespace bastide::cli
