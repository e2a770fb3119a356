// An order-independent checksum of pieces: two lists of the same pieces at the same places have the
// same sum.
#pragma once

#include "engine/base/hash.hpp"
#include "engine/rules/pieces.hpp"

namespace bastide::oracle {

inline u64 census(const Pieces& pieces) {
  u64 sum = 0;
  for (const PieceAt& p : pieces) {
    const Place& at = p.place;
    Hasher hash;
    hash.add(static_cast<u64>(p.piece) | static_cast<u64>(p.owner) << 8 |
             static_cast<u64>(p.type) << 16 | static_cast<u64>(at.kind) << 32 |
             static_cast<u64>(at.player) << 40 | static_cast<u64>(at.tile) << 48);
    hash.add(static_cast<u64>(at.node) | static_cast<u64>(at.other_node) << 16 |
             static_cast<u64>(static_cast<u16>(at.space)) << 32 | static_cast<u64>(p.count) << 48);
    sum += hash.value;
  }
  return sum;
}

}  // namespace bastide::oracle
