// How a tile on a board is painted: rotated, different from its neighbours, with completed features
// shown as such.
#pragma once

#include "engine/rules/state.hpp"
#include "web/art/art.hpp"

namespace bastide::art {

// Number of looks for tiles of one type.
inline constexpr unsigned tile_variants = 5;
// The look at a cell: none of the eight cells around it has the same.
unsigned variant_at(Position at);

// The segments of a tile whose features are completed, bit i for segment i.
std::uint16_t finished_segments(const TileTables& tables, const Board& board, TileIndex tile);

TilePaint paint_of_laid(const TileTables& tables, const Board& board, TileIndex tile, int size);

}  // namespace bastide::art
