// Fuzzer: reading and checking any text as tiles must end well, and the results must be consistent.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/tiles/catalogue.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  bastide::Catalogue catalogue;
  const auto read = bastide::parse_tiles(text, catalogue);
  if (!read) {
    const bool untouched = catalogue.sets.empty() && catalogue.tiles.empty();
    if (!untouched || read.error().code.rfind("tiles.", 0) != 0) std::abort();
    return 0;
  }
  for (const bastide::TileType& tile : catalogue.tiles) {
    if (tile.segments.size() > bastide::max_segments || tile.count == 0) std::abort();
    if (tile.rotations != 1 && tile.rotations != 2 && tile.rotations != 4) std::abort();
  }
  bastide::check_catalogue(catalogue);
  return 0;
}
