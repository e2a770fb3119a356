// Checks the engine against the slow oracle.
#pragma once

#include <string>

#include "engine/rules/game.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

// Everything a player can see: tiles, figures, supplies, scores, bag, turn. Empty when they agree,
// else the first difference in words.
std::string compare_position(const Game& game, const State& state, const Referee& referee);

// Whatever else is on the table, and what players have won.
std::string compare_tokens(const Game& game, const State& state, const Referee& referee);

// The features: which segments they join, their totals, value and owners, the cities of fields.
std::string compare_features(const Game& game, const State& state, const Referee& referee);

// legal_actions() in its order, and refusal() for every listed action.
std::string compare_actions(const Game& game, const State& state, const Referee& referee);

// refusal() for a variety of actions of every kind, most of them illegal.
std::string compare_refusals(const Game& game, const State& state, const Referee& referee);

// What one action scored: every event explains its points and is one of the referee's awards.
std::string compare_events(const Events& events, const State& before, const State& after,
                           const Referee& referee);

}  // namespace bastide::oracle
