// Why a turn is good: what it changes in each term of the estimate.
#pragma once

#include <span>

#include "engine/players/evaluation.hpp"
#include "engine/players/reason.hpp"

namespace bastide {

struct Terms {
  double points[max_players][term_count] = {};
};

// As `estimate`, by terms. Where all play for one value, by those of EstimatePart::together
// instead, in their order, the same for every side.
Terms estimate_terms(DrawOdds& odds, Survey& of, const State& state);

// By how much `after` is better than `before`, which may be in the middle of a turn. Both are
// assumed to have the same bag.
Terms gained(const Game& game, const State& before, const State& after);

// What speaks most for a turn of `player` that begins with these legal actions, most important
// first, compared with doing nothing; for not placing a figure, compared with the best use of one.
// Reasons worth less than a point are omitted, and so is what is scored at once, which the rules
// already report. Where all play for one value, a placement is compared with the mean of all of
// them, as doing nothing would avoid what every tile brings.
Reasons reasons_for(const Game& game, const State& before, std::span<const Action> actions,
                    PlayerIndex player);

// What a turn lacks most compared with a better one, including points scored at once. Without a
// side: nothing worth a point.
Reason lacking(const Game& game, const State& before, std::span<const Action> turn,
               std::span<const Action> better, PlayerIndex player);

}  // namespace bastide
