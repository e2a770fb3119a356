#include "web/tournament/pairs.hpp"

#include <algorithm>

namespace bastide::web {
namespace {

using Pairs = std::vector<std::array<int, 2>>;

i64 cost_of(const PairCosts& costs, int one, int other) {
  return costs[static_cast<std::size_t>(std::min(one, other))]
              [static_cast<std::size_t>(std::max(one, other))];
}

// The fifteen ways to make three pairs of six players.
constexpr int ways = 15;
constexpr std::array<std::array<int, 6>, ways> ways_to_join() {
  std::array<std::array<int, 6>, ways> all{};
  std::size_t count = 0;
  for (int a = 1; a < 6; ++a) {
    std::array<int, 4> rest{};
    std::size_t n = 0;
    for (int i = 1; i < 6; ++i)
      if (i != a) rest[n++] = i;
    for (std::size_t b = 1; b < 4; ++b) {
      const std::size_t c = b == 1 ? 2 : 1, d = b == 3 ? 2 : 3;
      all[count++] = {0, a, rest[0], rest[b], rest[c], rest[d]};
    }
  }
  return all;
}
constexpr auto all_ways = ways_to_join();

// Joins three pairs anew if another way is cheaper.
bool improve(const PairCosts& costs, const std::array<std::array<int, 2>*, 3>& pairs) {
  std::array<int, 6> six{};
  for (std::size_t p = 0; p < 3; ++p)
    for (std::size_t k = 0; k < 2; ++k) six[2 * p + k] = (*pairs[p])[k];
  const auto player = [&](const std::array<int, 6>& way, std::size_t i) {
    return six[static_cast<std::size_t>(way[i])];
  };
  const auto cost = [&](const std::array<int, 6>& way) {
    i64 sum = 0;
    for (std::size_t i = 0; i < 6; i += 2)
      sum += cost_of(costs, player(way, i), player(way, i + 1));
    return sum;
  };
  const auto* best = &all_ways[0];
  i64 least = 0;
  for (std::size_t p = 0; p < 3; ++p) least += cost_of(costs, (*pairs[p])[0], (*pairs[p])[1]);
  bool better = false;
  for (const auto& way : all_ways)
    if (const i64 sum = cost(way); sum < least) {
      least = sum;
      best = &way;
      better = true;
    }
  if (better)
    for (std::size_t p = 0; p < 3; ++p)
      *pairs[p] = {player(*best, 2 * p), player(*best, 2 * p + 1)};
  return better;
}

}  // namespace

std::vector<std::array<int, 2>> cheapest_pairs(const PairCosts& costs) {
  Pairs pairs;
  for (int i = 0; i + 1 < static_cast<int>(costs.size()); i += 2) pairs.push_back({i, i + 1});
  if (pairs.size() == 2) {  // too few for three
    constexpr std::array<std::array<int, 4>, 3> few = {{{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 3, 1, 2}}};
    const auto cost = [&](const std::array<int, 4>& way) {
      return cost_of(costs, way[0], way[1]) + cost_of(costs, way[2], way[3]);
    };
    const auto best = *std::min_element(
        few.begin(), few.end(), [&](const auto& a, const auto& b) { return cost(a) < cost(b); });
    return {{best[0], best[1]}, {best[2], best[3]}};
  }
  for (bool better = true; better;) {
    better = false;
    for (std::size_t a = 0; a < pairs.size(); ++a)
      for (std::size_t b = a + 1; b < pairs.size(); ++b)
        for (std::size_t c = b + 1; c < pairs.size(); ++c)
          better |= improve(costs, {&pairs[a], &pairs[b], &pairs[c]});
  }
  return pairs;
}

}  // namespace bastide::web
