// The greedy player: looks at every whole turn it could make and takes the one after which the
// estimate is best. It does not look at the draws to come.
#pragma once

#include "engine/players/evaluation.hpp"
#include "engine/players/player.hpp"

namespace bastide {

SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control);

// The same with other beliefs, for finding them.
SearchResult choose_greedy(const Game& game, const State& state, Random& random,
                           const SearchControl& control, const Weights& weights);

}  // namespace bastide
