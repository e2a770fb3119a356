#include "web/board/counting.hpp"

#include <algorithm>
#include <string>

#include "engine/rules/game.hpp"
#include "web/board/features.hpp"
#include "web/drawing/board.hpp"
#include "web/ui/ui.hpp"
#include "web/ui/words.hpp"

namespace bastide::web {
namespace {

bool is_counted(const Scoring& scoring) {
  return scoring.cause == ScoreCause::completed && scoring.owners != 0 && scoring.node != no_node &&
         scoring.tiles > 1 &&
         (scoring.feature == SegmentKind::road || scoring.feature == SegmentKind::city);
}

// Starts from a node and always goes to the nearest tile left, so that neighbours follow each
// other.
std::vector<Node> walk_over(const Board& board, Node from) {
  std::vector<Node> left = nodes_of(board, from), walk;
  const auto at = [&](Node node) {
    return board.cells[board.tiles[board.node_tile[node]].cell].at;
  };
  Node last = from;
  while (!left.empty()) {
    const auto away = [&](Node node) {
      const Position a = at(node), b = at(last);
      return std::abs(a.x - b.x) + std::abs(a.y - b.y);
    };
    const auto next = std::min_element(left.begin(), left.end(),
                                       [&](Node a, Node b) { return away(a) < away(b); });
    last = *next;
    walk.push_back(last);
    left.erase(next);
  }
  return walk;
}

}  // namespace

std::vector<Counted> count_of(const Game& game, const Board& board, const Scoring& scoring) {
  std::vector<Counted> tiles, shields;
  if (!is_counted(scoring)) return tiles;
  std::vector<TileIndex> seen;
  for (const Node node : walk_over(board, scoring.node)) {
    const TileIndex tile = board.node_tile[node];
    if (std::find(seen.begin(), seen.end(), tile) == seen.end()) {
      seen.push_back(tile);
      tiles.push_back({node, static_cast<int>(seen.size()), false});
    }
    const auto& type = game.types[board.tiles[tile].type];
    const auto segment = static_cast<std::size_t>(segment_of(board, node));
    for (int n = 0; n < type.segments[segment].shields; ++n)
      shields.push_back({node, static_cast<int>(shields.size()) + 1, true});
  }
  tiles.insert(tiles.end(), shields.begin(), shields.end());
  return tiles;
}

float counting_seconds(const Scoring& scoring, bool reduced) {
  constexpr float each = 0.16f, most = 1.6f;
  if (reduced || !is_counted(scoring)) return 0;
  return std::min(most, each * static_cast<float>(scoring.tiles + scoring.shields));
}

void draw_counting(const BoardDrawing& on, const Scoring& scoring, float part, float alpha) {
  const std::vector<Counted> all = count_of(on.game, on.board, scoring);
  const auto reached =
      static_cast<std::size_t>(part * static_cast<float>(all.size()) + (part > 0 ? 0.999f : 0));
  for (std::size_t i = 0; i < std::min(reached, all.size()); ++i) {
    const Point world = figure_point(on.session, on.pictures, on.board, all[i].node);
    const std::string text = std::to_string(all[i].number);
    const ImVec2 words = ui_text_size(on.ui.theme, text, Face::strong);
    const float r = words.y * 0.62f;
    ImVec2 c = to_screen(on.camera, world);
    if (all[i].shield) c.x += 1.7f * r;           // beside the tile's own number
    if (!on_area(on.area, {c.x, c.y})) continue;  // below a panel, or out of sight
    const ImU32 paper = all[i].shield ? IM_COL32(0x2c, 0x5d, 0x9b, 0xff) : colour::paper_high;
    const ImU32 ink = all[i].shield ? IM_COL32_WHITE : colour::ink;
    on.draw.AddCircleFilled(c, r, faded(paper, alpha), 24);
    on.draw.AddCircle(c, r, faded(colour::ink, 0.6f * alpha), 24, 1.4f);
    ui_draw_text(on, {c.x - words.x / 2, c.y - words.y / 2}, text, Face::strong, faded(ink, alpha));
  }
}

}  // namespace bastide::web
