#include "web/art/laid.hpp"

namespace bastide::art {

unsigned next_variant(const Board& board, TypeIndex type, std::size_t tiles) {
  unsigned laid = 0;
  for (std::size_t i = 0; i < tiles; ++i)
    if (board.tiles[i].type == type) ++laid;
  return laid % tile_variants;
}

std::uint16_t finished_segments(const TileTables& tables, const Board& board, TileIndex tile) {
  const TypeTable& type = tables.types[board.tiles[tile].type];
  unsigned finished = 0;
  for (int s = 0; s < type.segment_count; ++s) {
    if (can_be_closed(type.kind[s]) &&
        board.totals[find_root(board, node_of(board, tile, s))].open == 0)
      finished |= 1u << s;
  }
  return static_cast<std::uint16_t>(finished);
}

TilePaint paint_of_laid(const TileTables& tables, const Board& board, TileIndex tile, int size) {
  const PlacedTile& placed = board.tiles[tile];
  return {size, placed.rotation, next_variant(board, placed.type, tile),
          finished_segments(tables, board, tile)};
}

}  // namespace bastide::art
