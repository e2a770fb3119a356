// Reading and checking any text as tiles must succeed or fail cleanly, and the results must be
// consistent.
#include "engine/tiles/catalogue.hpp"
#include "tests/fuzz/target.hpp"

namespace bastide::fuzz {
namespace {

const char* attempt(std::string_view input) {
  Catalogue catalogue;
  const auto read = parse_tiles(input, catalogue);
  if (!read) {
    if (!catalogue.sets.empty() || !catalogue.tiles.empty())
      return "tiles that were refused are there";
    return read.error().code.rfind("tiles.", 0) != 0 ? "tiles are refused without a reason"
                                                     : nullptr;
  }
  for (const TileType& tile : catalogue.tiles) {
    if (tile.segments.size() > max_segments) return "a tile has too many segments";
    if (tile.count == 0) return "a tile has no copies";
    if (tile.rotations != 1 && tile.rotations != 2 && tile.rotations != 4)
      return "a tile has odd rotations";
  }
  check_catalogue(catalogue);
  return nullptr;
}

}  // namespace

const Target tiles{attempt};

}  // namespace bastide::fuzz
