// The catalogue: every tile type of every set, read from the text files of assets/tiles.
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
  std::vector<TileType> tiles;  // in the order of the files, which is part of the link format
};

// Parses one text (docs/tiles.md describes the format) and appends its tiles. Errors name the line
// and have one of the codes "tiles.*"; `into` is unchanged then.
Expected<void> parse_tiles(std::string_view text, Catalogue& into);

// Checks what cannot be seen on a single line: that edges and half-edges are covered once, that
// adjacent segments exist, that ids are unique and no tile is a rotation of another. Returns all
// faults; empty if there are none.
std::vector<Error> check_catalogue(const Catalogue& catalogue);

// The catalogue built into the program from assets/tiles. The tests check those files, so this
// cannot fail.
Catalogue builtin_catalogue();

// Index into `tiles`, or -1.
int find_tile(const Catalogue& catalogue, std::string_view id);

}  // namespace bastide
