// Stable sorts. The standard library's are no faster on short lists, and every use of them adds two
// to eight kilobytes to the page.
#pragma once

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace bastide {

// Insertion sort: quadratic.
template <class Iterator, class Less = std::less<>>
void sort_short(Iterator first, Iterator last, Less less = {}) {
  for (Iterator next = first; next != last; ++next) {
    auto value = std::move(*next);
    Iterator hole = next;
    for (; hole != first && less(value, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
    *hole = std::move(value);
  }
}

// Merge sort: for lists whose length is up to the user.
template <class T, class Less>
void sort_long(std::vector<T>& list, Less less) {
  std::vector<T> merged(list.size());
  for (std::size_t run = 1; run < list.size(); run *= 2) {
    for (std::size_t from = 0; from < list.size(); from += 2 * run) {
      const std::size_t half = std::min(from + run, list.size());
      const std::size_t end = std::min(from + 2 * run, list.size());
      std::size_t left = from, right = half;
      for (std::size_t to = from; to < end; ++to) {
        const bool from_right = left == half || (right < end && less(list[right], list[left]));
        merged[to] = std::move(list[from_right ? right++ : left++]);
      }
    }
    list.swap(merged);
  }
}

}  // namespace bastide
