#include "engine/players/adjudication.hpp"

#include <algorithm>

#include "engine/players/greedy.hpp"
#include "engine/players/play.hpp"

namespace bastide {
namespace {

constexpr double two_sided = 1.96;  // standard errors of 95 %

}  // namespace

void play_adjudicated(const Game& game, const State& state, u64 seed, u32 first, u32 count,
                      Adjudication& sum) {
  const SearchControl control;
  for (u32 i = first; i < first + count; ++i) {
    State end = determinize(state, random_at(seed, i));
    play_out(game, end, random_at(seed + 1, i), [&](PlayerIndex, const State& now, Random& random) {
      return choose_greedy(game, now, random, control);
    });
    const PerSide won = win_chances(game, end);
    for (std::size_t side = 0; side < static_cast<std::size_t>(game.sides); ++side) {
      const double points = end.score[side];
      sum.won[side] += won[side];
      sum.points[side] += points;
      sum.squares[side] += points * points;
    }
    ++sum.games;
  }
}

void add(const Adjudication& part, Adjudication& sum) {
  sum.games += part.games;
  for (std::size_t side = 0; side < max_players; ++side) {
    sum.won[side] += part.won[side];
    sum.points[side] += part.points[side];
    sum.squares[side] += part.squares[side];
  }
}

Estimated chance_interval(const Adjudication& sum, PlayerIndex side) {
  if (sum.games == 0) return {0, 0, 1};
  const double n = sum.games, share = sum.won[side] / n, z2 = two_sided * two_sided;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double reach =
      two_sided / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {share, std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Estimated points_interval(const Adjudication& sum, PlayerIndex side) {
  if (sum.games == 0) return {};
  const double n = sum.games, mean = sum.points[side] / n;
  const double variance = std::max(0.0, sum.squares[side] / n - mean * mean);
  const double reach = two_sided * std::sqrt(variance / std::max(1.0, n - 1));
  return {mean, mean - reach, mean + reach};
}

}  // namespace bastide
