#include "engine/players/rating.hpp"

#include <algorithm>

namespace bastide {
namespace {

// Fitted to the levels (docs/judging.md), which are off by up to so much.
constexpr double scale_error = 50;
// A benchmark's best turns are themselves estimates, so its losses may be negative: a straight
// line.
constexpr struct { double at_zero, per_point; } of_benchmark = {188, 459};

// Measured (docs/players.md, "Strength"), the strongest with less time than it has in the page.
constexpr LevelElo levels_apart[level_count] = {
    {"piper", -246}, {"miller", -88}, {"mason", 91}, {"bailiff", 244}, {"castellan", 314}};
constexpr double level_error = 12;  // of these

// Levels that lose the same, or more than a weaker one by chance, count as one.
struct Rung {
  double elo = 0, lost = 0;
  int count = 1;
  std::array<double, level_count> shares{};  // of the levels in `lost`
};

// The mean losses from the weakest level to the strongest, each less than the one before.
std::vector<Rung> falling_losses(const LossesAt& all) {
  std::vector<Rung> rungs;
  for (std::size_t i = 0; i < level_count; ++i) {
    Rung next{static_cast<double>(levels_apart[i].elo), all.levels[i]};
    next.shares[i] = 1;
    while (!rungs.empty() && rungs.back().lost <= next.lost) {
      const Rung& before = rungs.back();
      const int both = before.count + next.count;
      const double own = next.count * 1.0 / both, other = before.count * 1.0 / both;
      next.elo = own * next.elo + other * before.elo;
      next.lost = own * next.lost + other * before.lost;
      for (std::size_t k = 0; k < level_count; ++k)
        next.shares[k] = own * next.shares[k] + other * before.shares[k];
      next.count = both;
      rungs.pop_back();
    }
    rungs.push_back(next);
  }
  return rungs;
}

}  // namespace

Rating rating_by_benchmark(double rate, double error) {
  const auto& [at_zero, per_point] = of_benchmark;
  return {at_zero - per_point * rate, std::hypot(per_point * error, scale_error)};
}

std::optional<Rating> rating_by_levels(std::span<const LossesAt> parts) {
  LossesAt all;
  for (const LossesAt& part : parts) all = all + part;
  const std::vector<Rung> rungs = falling_losses(all);
  if (rungs.size() < 2 || parts.size() < 2) return {};
  // The two between which it is, or nearest to it.
  std::size_t upper = 1;
  while (upper + 1 < rungs.size() && rungs[upper].lost > all.own) ++upper;
  const Rung &low = rungs[upper - 1], &high = rungs[upper];
  const double share = std::clamp((low.lost - all.own) / (low.lost - high.lost), 0.0, 1.0);
  // By how much the parts differ from that: their sum is what the rating is uncertain by.
  double squares = 0, rest = 0;
  const auto left_of = [&](const LossesAt& part) {
    double left = part.own;
    for (std::size_t i = 0; i < level_count; ++i)
      left -= part.levels[i] * ((1 - share) * low.shares[i] + share * high.shares[i]);
    return left;
  };
  for (const LossesAt& part : parts) rest += left_of(part) / static_cast<double>(parts.size());
  for (const LossesAt& part : parts) squares += (left_of(part) - rest) * (left_of(part) - rest);
  const double n = static_cast<double>(parts.size());
  const double spread = std::sqrt(squares * n / (n - 1));
  const double per_point = (high.elo - low.elo) / (low.lost - high.lost);
  return Rating{low.elo + share * (high.elo - low.elo),
                std::hypot(per_point * spread, level_error)};
}

std::optional<LevelRange> levels_like(const std::optional<Rating>& rating) {
  if (!rating) return {};
  const auto level_at = [](double elo) {
    std::string_view nearest;
    double least = 0;
    for (const LevelElo& level : levels_apart) {
      const double distance = std::fabs(level.elo - elo);
      if (nearest.empty() || distance < least) nearest = level.id, least = distance;
    }
    return nearest;
  };
  const double wide = within_95 * rating->error;
  const LevelRange range{level_at(rating->elo), level_at(rating->elo - wide),
                         level_at(rating->elo + wide)};
  if (range.low == levels_apart[0].id && range.high == levels_apart[level_count - 1].id) return {};
  return range;
}

std::span<const LevelElo, level_count> ladder() { return levels_apart; }

}  // namespace bastide
