// Who plays whom: pairs at the least cost.
#pragma once

#include <array>
#include <vector>

#include "engine/base/types.hpp"

namespace bastide::web {

// costs[i][j] for i < j: of a pair. An even number of players. Begins with neighbours, then takes
// any three pairs apart and joins them in the cheapest way for as long as that gains something: the
// same on every machine, and the best of all for six players or fewer.
using PairCosts = std::vector<std::vector<i64>>;
std::vector<std::array<int, 2>> cheapest_pairs(const PairCosts& costs);

}  // namespace bastide::web
