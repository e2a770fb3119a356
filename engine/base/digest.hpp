// A one-way hash: BLAKE2s (RFC 7693).
#pragma once

#include <span>

#include "engine/base/types.hpp"

namespace bastide {

// Fills `digest`, 1 to 32 bytes; each length is a different function. Where one-wayness is not
// needed, Hasher is cheaper.
void blake2s_digest(std::span<const u8> bytes, std::span<u8> digest);

}  // namespace bastide
