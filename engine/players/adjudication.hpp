// A game that broke off, adjudicated: it is played on to its end many times by the greedy player
// with other draws, and who wins how often is counted. What it says has been compared with how
// games come out (docs/judging.md).
#pragma once

#include "engine/players/win_chance.hpp"

namespace bastide {

// So that everybody who asks about a position is told the same.
inline constexpr u64 adjudication_seed = 20261129;
inline constexpr u32 adjudicated_games = 200;

// Sums over games; those of parts add up.
struct Adjudication {
  u32 games = 0;
  PerSide won{};  // a shared victory counts for each by its share
  PerSide points{}, squares{};
};

// Plays the games with the numbers from `first` on. Each depends on the position, the seed and its
// number alone, so that they can be shared out in any way.
void play_adjudicated(const Game& game, const State& state, u64 seed, u32 first, u32 count,
                      Adjudication& sum);

// Adds the games of a part to a sum.
void add(const Adjudication& part, Adjudication& sum);

// Within which a quantity lies with a probability of 95 %.
struct Estimated {
  double value = 0, low = 0, high = 0;
};
// Of winning: Wilson's score interval.
Estimated chance_interval(const Adjudication& sum, PlayerIndex side);
// Of a side's points at the end: of their mean, not of a single game.
Estimated points_interval(const Adjudication& sum, PlayerIndex side);

}  // namespace bastide
