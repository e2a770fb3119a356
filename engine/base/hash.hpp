// An order-sensitive hash of the values added to it; the same on every machine.
#pragma once

#include <string_view>

#include "engine/base/random.hpp"

namespace bastide {

struct Hasher {
  u64 value = 0;

  void add(u64 x) { value = mix64(value ^ (x + 0x9e3779b97f4a7c15ULL)); }
  void add(std::string_view text) {
    for (const char c : text) add(static_cast<u8>(c));
    add(~u64{0});
  }
};

}  // namespace bastide
