// The catalogue built into the program, and finding a tile in a catalogue.
#include <cassert>
#include <cstddef>

#include "engine/tiles/catalogue.hpp"

// The files of assets/tiles in the order of their names, embedded as source text by the build.
namespace bastide::embedded {
extern const std::string_view tiles_texts[];
extern const std::size_t tiles_texts_count;
}  // namespace bastide::embedded

namespace bastide {

Catalogue builtin_catalogue() {
  Catalogue catalogue;
  for (std::size_t i = 0; i < embedded::tiles_texts_count; ++i) {
    [[maybe_unused]] const auto read = parse_tiles(embedded::tiles_texts[i], catalogue);
    assert(read);
  }
  return catalogue;
}

int find_tile(const Catalogue& catalogue, std::string_view id) {
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
    if (catalogue.tiles[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace bastide
