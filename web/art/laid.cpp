#include "web/art/laid.hpp"

namespace bastide::art {

unsigned variant_at(Position at) {
  const int n = at.x + 2 * at.y, most = static_cast<int>(tile_variants);
  return static_cast<unsigned>((n % most + most) % most);
}

std::uint16_t finished_segments(const TileTables& tables, const Board& board, TileIndex tile) {
  const TypeTable& type = tables.types[board.tiles[tile].type];
  unsigned finished = 0;
  for (int s = 0; s < type.segment_count; ++s) {
    const SegmentKind kind = type.kind[s];
    const bool can_be = kind == SegmentKind::city || kind == SegmentKind::road ||
                        kind == SegmentKind::monastery || kind == SegmentKind::garden;
    if (can_be && board.totals[find_root(board, node_of(board, tile, s))].open == 0)
      finished |= 1u << s;
  }
  return static_cast<std::uint16_t>(finished);
}

TilePaint paint_of_laid(const TileTables& tables, const Board& board, TileIndex tile, int size) {
  const PlacedTile& placed = board.tiles[tile];
  return {size, placed.rotation, variant_at(board.cells[placed.cell].at),
          finished_segments(tables, board, tile)};
}

}  // namespace bastide::art
