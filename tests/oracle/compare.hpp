// Checks the engine against the slow oracle.
#pragma once

#include <string>

#include "engine/rules/game.hpp"
#include "tests/oracle/referee.hpp"

namespace bastide::oracle {

// Compares everything a player can see: tiles, figures, supplies, scores, bag, turn. Returns the
// first difference in words, empty if there is none.
std::string compare_position(const Game& game, const State& state, const Referee& referee);

// Compares everything else on the table, and what players have won.
std::string compare_tokens(const Game& game, const State& state, const Referee& referee);

// Compares the features: the segments they join, their totals, value and owners, the cities of
// fields.
std::string compare_features(const Game& game, const State& state, const Referee& referee);

// Compares legal_actions() including its order, and refusal() for every listed action.
std::string compare_actions(const Game& game, const State& state, const Referee& referee);

// Compares refusal() for a variety of actions of every kind, most of them illegal.
std::string compare_refusals(const Game& game, const State& state, const Referee& referee);

// Compares what one action scored: every event explains its points and is one of the referee's
// awards.
std::string compare_events(const Events& events, const State& before, const State& after,
                           const Referee& referee);

}  // namespace bastide::oracle
