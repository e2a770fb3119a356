// Branch-free selection among eight small numbers: which of them a drawn number falls into.
#pragma once

#include <bit>

#include "engine/base/bytes.hpp"

namespace bastide {

// Byte n: the sum of the first n + 1 of the eight numbers. Their total must be below 256.
inline u64 sums_of_eight(u64 numbers) { return numbers * each_byte<u64>; }
inline u64 sums_of_eight(const u8* numbers) { return sums_of_eight(load_bytes<u64>(numbers)); }

// How many of eight ascending bytes are not above a number, provided that not all of them are. Each
// comparison ends in the top bit of its byte.
inline int not_above(u64 bytes, u32 number) {
  constexpr u64 ones = each_byte<u64>, tops = ones << 7;
  const u64 numbers = number * ones;
  const u64 low = ((numbers | tops) - (bytes & ~tops)) & tops;  // ignoring the top bits themselves
  const u64 above = ~((numbers & ~bytes) | (~(numbers ^ bytes) & low)) & tops;
  return std::countr_zero(above) / 8;
}

// Groups of items, numbered consecutively across the groups, to find the group that a number falls
// into. They are added and searched eight at a time.
template <std::size_t max_groups>
class Groups {
 public:
  // How many items the next eight groups have: a byte each, below 32.
  void add(u64 sizes) {
    items_ += static_cast<u32>(sums_of_eight(sizes) >> 56);
    sizes_[eights_] = sizes;
    up_to_[eights_++] = static_cast<u16>(items_);
  }

  u32 items() const { return items_; }

  // The group of item n, and its position in that group. Which eight groups it is in is anybody's
  // guess, so nothing branches.
  struct Found {
    std::size_t group;
    u32 place;
  };
  Found find(u32 n) const {
    std::size_t eight = 0;
    u32 earlier = 0;
    for (std::size_t i = 0; i < eights_; ++i) {
      const bool passed = up_to_[i] <= n;
      eight += passed;
      earlier = passed ? up_to_[i] : earlier;
    }
    n -= earlier;
    const u64 sums = sums_of_eight(sizes_[eight]);
    const int before = not_above(sums, n);
    return {8 * eight + static_cast<std::size_t>(before),
            n - (static_cast<u32>(sums << 8 >> 8 * before) & 0xff)};
  }

 private:
  std::size_t eights_ = 0;
  u32 items_ = 0;
  u64 sizes_[max_groups / 8 + 1];
  u16 up_to_[max_groups / 8 + 1];  // items in the first eight groups, in the first sixteen, ...
};

}  // namespace bastide
