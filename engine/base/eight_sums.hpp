// Branch-free selection among eight small numbers: which of them a drawn number falls into.
#pragma once

#include <bit>
#include <cstring>

#include "engine/base/types.hpp"

namespace bastide {

// Byte n: the sum of the first n + 1 of the eight numbers. Their total must be below 256.
inline u64 sums_of_eight(const u8* numbers) {
  static_assert(std::endian::native == std::endian::little);
  u64 all;
  std::memcpy(&all, numbers, sizeof all);
  return all * 0x0101010101010101;
}

// How many of eight ascending bytes are not above a number, provided that not all of them are. Each
// comparison ends in the top bit of its byte.
inline int not_above(u64 bytes, u32 number) {
  constexpr u64 ones = 0x0101010101010101, tops = ones << 7;
  const u64 numbers = number * ones;
  const u64 low = ((numbers | tops) - (bytes & ~tops)) & tops;  // ignoring the top bits themselves
  const u64 above = ~((numbers & ~bytes) | (~(numbers ^ bytes) & low)) & tops;
  return std::countr_zero(above) / 8;
}

// For items numbered consecutively across groups: the group that number n falls into, and its
// position in that group. The groups are padded with zeros to a multiple of eight.
struct InGroup {
  std::size_t group;
  u32 place;
};
inline InGroup find_in_groups(const u8* sizes, u32 n) {
  std::size_t i = 0;
  u64 sums = sums_of_eight(sizes);
  for (; n >= sums >> 56; sums = sums_of_eight(sizes + (i += 8))) n -= static_cast<u32>(sums >> 56);
  const int before = not_above(sums, n);
  if (before > 0) n -= static_cast<u32>(sums >> 8 * (before - 1)) & 0xff;
  return {i + static_cast<std::size_t>(before), n};
}

}  // namespace bastide
