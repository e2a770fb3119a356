// The greedy player: considers every whole turn it could make and takes the one with the best
// estimate afterwards. It does not look ahead to later draws.
#pragma once

#include "engine/players/evaluation.hpp"
#include "engine/players/player.hpp"

namespace bastide {

SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control);

// The same with other weights, for tuning them.
SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const Weights& weights);

}  // namespace bastide
