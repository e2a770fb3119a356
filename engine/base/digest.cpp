#include "engine/base/digest.hpp"

#include <blake2.h>

namespace bastide {

void blake2s_digest(std::span<const u8> bytes, std::span<u8> digest) {
  blake2s(digest.data(), bytes.data(), nullptr, digest.size(), bytes.size(), 0);
}

}  // namespace bastide
