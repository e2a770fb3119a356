// The catalogue: every tile type of every set, read from the texts of assets/tiles.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.hpp"
#include "engine/tiles/tile_type.hpp"

namespace bastide {

struct TileSet {
  std::string id;  // "base"
  int count = 0;   // tiles, copies included
};

struct Catalogue {
  std::vector<TileSet> sets;
  std::vector<TileType> tiles;  // in the order of the texts; the order is part of the link format
};

// Reads one text (docs/tiles.md describes the format) and appends what it holds. Errors name the
// line and are one of the codes "tiles.*"; `into` is unchanged then.
Expected<void> parse_tiles(std::string_view text, Catalogue& into);

// Checks what a single line cannot show: edges and half-edges covered once, adjacency that exists,
// ids unique and no tile a rotation of another. Returns all faults, empty when sound.
std::vector<Error> check_catalogue(const Catalogue& catalogue);

// The catalogue built into the program from assets/tiles. The texts are checked by the tests, so
// this cannot fail.
Catalogue builtin_catalogue();

// Index into `tiles`, or -1.
int find_tile(const Catalogue& catalogue, std::string_view id);

}  // namespace bastide
