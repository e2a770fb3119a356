// A hash that nobody can turn round: BLAKE2s (RFC 7693).
#pragma once

#include <span>

#include "engine/base/types.hpp"

namespace bastide {

// Fills `digest`, 1 to 32 bytes; each length is another function. Not for what only has to be told
// apart: that is Hasher.
void blake2s_digest(std::span<const u8> bytes, std::span<u8> digest);

}  // namespace bastide
