#include "engine/base/sort.hpp"

#include <algorithm>
#include <numeric>

namespace bastide {

std::vector<u32> sorted_order(const void* list, std::size_t count, PlaceBefore before) {
  std::vector<u32> order(count);
  std::iota(order.begin(), order.end(), 0u);
  std::stable_sort(order.begin(), order.end(), [&](u32 a, u32 b) { return before(list, a, b); });
  return order;
}

}  // namespace bastide
