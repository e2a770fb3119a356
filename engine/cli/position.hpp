// The current position as JSON, in answers and questions (docs/engine.md).
#pragma once

#include "engine/record/record.hpp"

namespace bastide::cli {

// The fields of a position but for its events.
std::string position_fields(const Game& game, const State& state);

// The line of an action, and a list of those of all legal actions.
std::string line_json(const Game& game, const State& state, const std::vector<PlayerEntry>& players,
                      const Action& action);
std::string legal_json(const Game& game, const State& state,
                       const std::vector<PlayerEntry>& players);

}  // namespace bastide::cli
