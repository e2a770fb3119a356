#include "web/drawing/raft.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/game.hpp"
#include "web/drawing/board.hpp"
#include "web/ui/theme.hpp"

namespace bastide::web {

Point landing(const Game& game, const Board& board, Node node) {
  const PlacedTile& tile = board.tiles[board.node_tile[node]];
  const EdgeMask edges =
      turn_edges(game.types[tile.type].segments[segment_of(board, node)].edges, tile.rotation);
  Point p = middle_of(board, board.node_tile[node]);
  constexpr float reach = 0.12f;  // distance of the landings from the middle
  if (edges & edge_bit(Edge::north)) p.y -= reach;
  if (edges & edge_bit(Edge::east)) p.x += reach;
  if (edges & edge_bit(Edge::south)) p.y += reach;
  if (edges & edge_bit(Edge::west)) p.x -= reach;
  return p;
}

void draw_raft(ImDrawList& draw, ImVec2 a, ImVec2 middle, ImVec2 b, float width, float alpha) {
  const ImU32 dark = faded(IM_COL32(0x3b, 0x24, 0x12, 0xff), alpha);
  const ImU32 wood = faded(IM_COL32(0xb9, 0x83, 0x4a, 0xff), alpha);
  const ImU32 light = faded(IM_COL32(0xe0, 0xb2, 0x78, 0xff), alpha);
  draw.AddBezierQuadratic({a.x + 1, a.y + width * 0.2f}, {middle.x + 1, middle.y + width * 0.2f},
                          {b.x + 1, b.y + width * 0.2f},
                          faded(IM_COL32(0x10, 0x20, 0x30, 0x60), alpha), width * 1.2f, 16);
  draw.AddBezierQuadratic(a, middle, b, dark, width * 1.25f, 16);
  draw.AddBezierQuadratic(a, middle, b, wood, width, 16);
  // Planks.
  constexpr int planks = 7;
  for (int i = 0; i <= planks; ++i) {
    const float t = static_cast<float>(i) / planks, u = 1 - t;
    const ImVec2 p(u * u * a.x + 2 * u * t * middle.x + t * t * b.x,
                   u * u * a.y + 2 * u * t * middle.y + t * t * b.y);
    ImVec2 d(u * (middle.x - a.x) + t * (b.x - middle.x),
             u * (middle.y - a.y) + t * (b.y - middle.y));
    const float l = std::hypot(d.x, d.y);
    if (l < 0.01f) continue;
    d = {d.x / l * width * 0.5f, d.y / l * width * 0.5f};
    draw.AddLine({p.x - d.y, p.y + d.x}, {p.x + d.y, p.y - d.x}, i % 2 == 0 ? light : dark,
                 std::max(1.0f, width * 0.1f));
  }
}

}  // namespace bastide::web
