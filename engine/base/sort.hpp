// A stable sort for short lists. The library's sorts are quick for long ones, and every place that
// uses them adds two to eight kilobytes to the page.
#pragma once

#include <functional>
#include <utility>

namespace bastide {

template <class Iterator, class Less = std::less<>>
void sort_short(Iterator first, Iterator last, Less less = {}) {
  for (Iterator next = first; next != last; ++next) {
    auto value = std::move(*next);
    Iterator hole = next;
    for (; hole != first && less(value, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
    *hole = std::move(value);
  }
}

}  // namespace bastide
