#include "web/drawing/board.hpp"

#include "web/art/segment_map.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

Point figure_point(Pictures& pictures, const Game& game, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const art::SegmentMap& map = segment_map(pictures, game, tile.type);
  const art::Anchor anchor = art::segment_anchor(map, segment_of(board, node), tile.rotation);
  const Position at = board.cells[tile.cell].at;
  return {static_cast<float>(at.x) + anchor.x, static_cast<float>(at.y) + anchor.y};
}

}  // namespace bastide::web
