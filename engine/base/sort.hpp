// A stable sort whose code exists once. The library's is compiled for every type and order anew, with
// 8 kB each time, which is too much for a list that is sorted now and then.
#pragma once

#include <functional>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/base/types.hpp"

namespace bastide {

// Whether the item that was at `a` comes before that at `b`.
using PlaceBefore = bool (*)(const void* list, u32 a, u32 b);
// The places of the items in their new order.
std::vector<u32> sorted_order(const void* list, std::size_t count, PlaceBefore before);

// Sorts a vector or a span.
template <class List, class Before = std::less<>>
void sort_stably(List&& list, Before before = {}) {
  const auto compare = [&](u32 a, u32 b) { return before(list[a], list[b]); };
  const auto order = sorted_order(&compare, list.size(), [](const void* by, u32 a, u32 b) -> bool {
    return (*static_cast<decltype(&compare)>(by))(a, b);
  });
  std::vector<std::remove_reference_t<decltype(list[0])>> sorted;
  sorted.reserve(order.size());
  for (const u32 place : order) sorted.push_back(std::move(list[place]));
  for (std::size_t i = 0; i < sorted.size(); ++i) list[i] = std::move(sorted[i]);
}

}  // namespace bastide
