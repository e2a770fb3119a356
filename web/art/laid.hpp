// How a tile on a board is painted: rotated, different from others of its type, with completed
// features shown as completed.
#pragma once

#include "engine/rules/state.hpp"
#include "web/art/art.hpp"

namespace bastide::art {

// Number of variants for tiles of one type.
inline constexpr unsigned tile_variants = 5;
// The variant of the next tile of a type, given the first `tiles` tiles of a board. A tile has it
// in the hand already and keeps it wherever it is placed, and the latest ones of its type look
// different.
unsigned next_variant(const Board& board, TypeIndex type, std::size_t tiles);

// The segments of a tile whose features are completed, bit i for segment i.
std::uint16_t finished_segments(const TileTables& tables, const Board& board, TileIndex tile);

TilePaint paint_of_laid(const TileTables& tables, const Board& board, TileIndex tile, int size);

}  // namespace bastide::art
