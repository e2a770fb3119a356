// What the levels would have done at somebody's decision, and what all of them lost there
// (docs/judging.md).
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/players/rating.hpp"
#include "engine/players/search.hpp"

namespace bastide {

// What a player did at a placement, what a search found best, and what the levels would do; the
// strongest level is that search.
struct TurnsAt {
  TurnActions own, best;
  std::array<TurnActions, level_count - 1> levels{};
};
// The same seed gives the same turns on every machine.
TurnsAt turns_at(const Game& game, const State& state, const TurnActions& own,
                 const TurnActions& best, u64 seed);

// Each of them once: a search that compares just these says what they are worth. With one alone
// there is nothing to compare, and nobody loses anything.
std::vector<TurnActions> different_turns(const TurnsAt& at);
// What that search says, in steps of a tenth of a point: every turn by what it is worth itself. One
// that it never played on, because it was stopped, counts as the worst of those that it did.
LossesAt losses_at(const TurnsAt& at, std::span<const RatedTurn> rated);

}  // namespace bastide
