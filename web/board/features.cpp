#include "web/board/features.hpp"

#include <algorithm>
#include <cmath>

#include "web/drawing/board.hpp"
#include "web/drawing/pictures.hpp"
#include "web/session/session.hpp"

namespace bastide::web {
namespace {

// Segments that can be closed without being features cover the fields, along the sides that show
// them.
Node over_fields(const Game& game, const Board& board, TileIndex index, float x, float y) {
  constexpr float depth = 0.3f;
  const PlacedTile& tile = board.tiles[index];
  const auto& segments = game.types[tile.type].segments;
  const float far[] = {y, 1 - x, 1 - y, x};
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const SegmentKind kind = segments[i].kind;
    if (!can_be_closed(kind) || closing_of(kind) != Closing::never) continue;
    for (int side = 0; side < edge_count; ++side)
      if ((turn_edges(segments[i].edges, tile.rotation) >> side & 1) && far[side] < depth)
        return node_of(board, index, static_cast<int>(i));
  }
  return no_node;
}

}  // namespace

Node feature_at(const Session& session, Pictures& pictures, const Board& board, std::size_t tiles,
                Point world) {
  const Position at{static_cast<i16>(std::floor(std::clamp(world.x, -999.0f, 999.0f))),
                    static_cast<i16>(std::floor(std::clamp(world.y, -999.0f, 999.0f)))};
  const TileIndex index = tile_at(board, at);
  if (index == no_tile || index >= tiles) return no_node;
  const PlacedTile& tile = board.tiles[index];
  const art::SegmentMap& map = segment_map(pictures, session.game, tile.type);
  const float x = world.x - static_cast<float>(at.x), y = world.y - static_cast<float>(at.y);
  const int segment = art::segment_at(map, tile.rotation, x, y);
  const Node node = segment < 0 ? no_node : node_of(board, index, segment);
  if (node != no_node && kind_of(session.game.tables, board, node) != SegmentKind::field)
    return node;
  const Node over = over_fields(session.game, board, index, x, y);
  return over != no_node ? over : node;
}

Point figure_point(const Session& session, Pictures& pictures, const Board& board, Node node) {
  return figure_point(pictures, session.game, board, node);
}

std::vector<Node> nodes_of(const Board& board, Node node) {
  std::vector<Node> nodes;
  Node n = node;
  do {
    nodes.push_back(n);
    n = board.next[n];
  } while (n != node && nodes.size() < max_nodes);
  return nodes;
}

void tint_feature(const BoardDrawing& on, Node node, ImU32 colour) {
  for (const Node n : nodes_of(on.board, node)) {
    const TileIndex index = on.board.node_tile[n];
    if (index >= on.tiles) continue;
    const PlacedTile& tile = on.board.tiles[index];
    const ImTextureID mask =
        segment_picture(on.pictures, on.game, tile.type, segment_of(on.board, n));
    if (!mask) continue;
    const Position at = on.board.cells[tile.cell].at;
    const Point a = to_screen(on.camera, corner_of(at));
    const float s = on.camera.now.zoom;
    const ImVec2 corners[4] = {a, {a.x + s, a.y}, {a.x + s, a.y + s}, {a.x, a.y + s}};
    const int r = tile.rotation;  // the mask's north-west corner is moved to corner r
    on.draw.AddImageQuad(mask, corners[r & 3], corners[(r + 1) & 3], corners[(r + 2) & 3],
                         corners[(r + 3) & 3], {0, 0}, {1, 0}, {1, 1}, {0, 1}, colour);
  }
}

void draw_owned(const BoardDrawing& on, Node node, u8 owners, OwnedPicture picture, float alpha) {
  std::vector<int> colours;
  for (PlayerIndex p = 0; p < on.game.sides; ++p)
    if (owners >> p & 1) colours.push_back(colour_of(on.session, p));
  const int count = static_cast<int>(colours.size()), strips = count > 1 ? 4 : 1;
  if (count == 0) return;
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  for (const Node n : nodes_of(on.board, node)) {
    const TileIndex index = on.board.node_tile[n];
    if (index >= on.tiles) continue;
    const PlacedTile& tile = on.board.tiles[index];
    const Position at = on.board.cells[tile.cell].at;
    const Point a = to_screen(on.camera, corner_of(at));
    const float side = on.camera.now.zoom;
    if (a.x + side < 0 || a.y + side < 0 || a.x > screen.x || a.y > screen.y) continue;
    for (int strip = 0; strip < strips; ++strip) {
      const int nth = (at.y * strips + strip) % count;
      const int colour = colours[static_cast<std::size_t>(nth < 0 ? nth + count : nth)];
      const float from = static_cast<float>(strip) / static_cast<float>(strips);
      const float to = from + 1 / static_cast<float>(strips);
      if (const ImTextureID mask = picture(on.pictures, on.game, tile.type, tile.rotation,
                                           segment_of(on.board, n), colour))
        on.draw.AddImage(mask, {a.x, a.y + side * from}, {a.x + side, a.y + side * to}, {0, from},
                         {1, to}, faded(player_colour(colour), alpha));
    }
  }
}

}  // namespace bastide::web
