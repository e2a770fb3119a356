// A picture in memory, as returned by the painters in this folder.
#pragma once

#include <cstdint>
#include <vector>

namespace bastide::art {

// Rows from the top; each pixel holds R, G, B, A in memory order (0xAABBGGRR on a little-endian
// machine), straight alpha. Transparent pixels next to opaque ones keep their colour, so that
// filtering a texture made from it shows no dark fringe.
struct Image {
  int width = 0, height = 0;
  std::vector<std::uint32_t> rgba;
};

}  // namespace bastide::art
