#include "web/play/board_aim.hpp"

#include <algorithm>
#include <string>

#include "engine/rules/game.hpp"
#include "web/art/laid.hpp"
#include "web/board/board_marks.hpp"
#include "web/drawing/board.hpp"
#include "web/play/play.hpp"
#include "web/play/play_view.hpp"
#include "web/session/settings.hpp"
#include "web/text/names.hpp"
#include "web/text/text.hpp"
#include "web/ui/probe.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

constexpr ImU32 wrong = IM_COL32(0xb0, 0x2a, 0x1c, 0xff);

unsigned look_of(const BoardDrawing& on, const Hand& hand) {
  return art::next_variant(on.board, hand.type, on.tiles);
}

// The cell that the mouse or the keyboard points at while a tile is in hand.
std::optional<Position> aimed_cell(const Camera& camera, const Gestures& g) {
  if (g.cursor) return g.cursor;
  if (g.pointer && !g.dragging) return cell_at(camera, *g.pointer);
  return std::nullopt;
}

void draw_ghost(const BoardDrawing& on, const Hand& hand, const Spot& spot) {
  const Square s = square_of(on.camera, spot.at);
  draw_one_tile(on, s, hand.type, rotation_on(spot, hand.rotation), look_of(on, hand), 0.86f);
  on.draw.AddRect(s.min, s.max, halo, 3, 0, 4.5f);
  on.draw.AddRect(s.min, s.max, player_colour(own_colour(on.session)), 3, 0, 2.5f);
}

// The edges at which a tile clashes with its neighbours, as a set of edges.
EdgeMask clashes(const Game& game, const Cell& cell, TypeIndex type, int rotation) {
  const RotatedTile& shape = game.tables.types[type].rotated[rotation];
  EdgeMask edges = 0;
  for (int edge = 0; edge < edge_count; ++edge) {
    const int digit = cell.pattern / pattern_weight[edge] % 5;
    if (digit == 0 || digit - 1 == static_cast<int>(shape.edges[static_cast<std::size_t>(edge)]))
      continue;
    edges = static_cast<EdgeMask>(edges | 1 << edge);
  }
  return edges;
}

int bits(unsigned mask) {
  int n = 0;
  for (; mask; mask >>= 1) n += static_cast<int>(mask & 1);
  return n;
}

// Shows why the drawn tile does not fit on a cell: what clashes, in the best rotation.
void draw_misfit(const BoardDrawing& on, const Texts& texts, bool no_hints, const Hand& hand,
                 Position at) {
  const CellIndex index = find_cell(on.board, at);
  if (index == no_cell || on.board.cells[index].tile != no_tile) return;
  const Cell& cell = on.board.cells[index];
  const TypeIndex type = hand.type;
  int rotation = hand.rotation;
  EdgeMask edges = clashes(on.game, cell, type, rotation);
  for (int r = 0; r < 4 && !no_hints; ++r) {
    const EdgeMask other = clashes(on.game, cell, type, r);
    if (bits(other) >= bits(edges)) continue;
    edges = other;
    rotation = r;
  }
  const Square s = square_of(on.camera, at);
  draw_one_tile(on, s, type, rotation, look_of(on, hand), 0.45f);
  const float w = std::clamp(on.camera.now.zoom * 0.05f, 3.0f, 8.0f);
  std::string why;
  for (int edge = 0; edge < edge_count; ++edge) {
    if (!(edges >> edge & 1)) continue;
    const ImVec2 corners[4] = {s.min, {s.max.x, s.min.y}, s.max, {s.min.x, s.max.y}};
    on.draw.AddLine(corners[edge], corners[(edge + 1) % 4], faded(halo, 0.9f), w + 3);
    on.draw.AddLine(corners[edge], corners[(edge + 1) % 4], wrong, w);
    if (!why.empty()) continue;
    const auto own =
        on.game.tables.types[type].rotated[rotation].edges[static_cast<std::size_t>(edge)];
    const auto other = static_cast<EdgeKind>(cell.pattern / pattern_weight[edge] % 5 - 1);
    why = tr(texts, "table.misfit", {tr(texts, edge_key(own)), tr(texts, edge_key(other))});
  }
  const float x = (s.min.x + s.max.x) / 2, line = px(on.ui.theme, 18);
  if (!why.empty()) draw_label(on, why, {x, s.max.y + line});
}

// Where the tile cannot be placed, it follows the mouse.
void draw_held_tile(const BoardDrawing& on, const Hand& hand, const Gestures& g) {
  if (!g.pointer || g.dragging || g.cursor) return;
  const float size = std::clamp(on.camera.now.zoom * 0.55f, 34.0f, 72.0f);
  const float half = size / 2;
  const ImVec2 min = g.carries ? ImVec2(g.pointer->x - half, g.pointer->y - half)
                               : ImVec2(g.pointer->x + 14, g.pointer->y + 10);
  draw_one_tile(on, {min, {min.x + size, min.y + size}}, hand.type, hand.rotation,
                look_of(on, hand), 0.9f);
  on.draw.AddRect(min, {min.x + size, min.y + size}, faded(colour::ink, 0.6f), 2);
}

// Without help: the tile in its current rotation, on any empty cell beside another tile.
void draw_bare_aim(const BoardDrawing& on, const Hand& hand, const Gestures& gestures,
                   Position at) {
  const CellIndex index = find_cell(on.board, at);
  if (index == no_cell || on.board.cells[index].tile != no_tile) {
    draw_held_tile(on, hand, gestures);
    return;
  }
  const Square s = square_of(on.camera, at);
  draw_one_tile(on, s, hand.type, hand.rotation, look_of(on, hand), 0.86f);
  on.draw.AddRect(s.min, s.max, player_colour(own_colour(on.session)), 3, 0, 2.5f);
}

// The cell on which a tile is being named, or would be.
void frame_cell(const BoardDrawing& on, Position at, float line) {
  const Square s = square_of(on.camera, at);
  on.draw.AddRect(s.min, s.max, halo, 3, 0, line + 2);
  on.draw.AddRect(s.min, s.max, player_colour(own_colour(on.session)), 3, 0, line);
}

}  // namespace

void draw_spot(const BoardDrawing& on, const Spot& spot) {
  const Square s = square_of(on.camera, spot.at);
  if (visible(s)) {
    const Square inner = inset(s, std::max(1.5f, on.camera.now.zoom * 0.05f));
    const float round = on.camera.now.zoom * 0.07f;
    on.draw.AddRectFilled(inner.min, inner.max, faded(halo, 0.38f), round);
    const float line = std::clamp(on.camera.now.zoom * 0.014f, 1.0f, 2.0f);
    const Square within = inset(inner, line);
    on.draw.AddRect(within.min, within.max, halo, round, 0, line);
    on.draw.AddRect(inner.min, inner.max, mark_ink, round, 0, line);
  }
  const Area& free = on.area;  // free of panels
  const float x = std::max(s.min.x, free.x), y = std::max(s.min.y, free.y);
  const float right = std::min(s.max.x, free.x + free.width);
  const float bottom = std::min(s.max.y, free.y + free.height);
  if (right > x && bottom > y)
    probe_item(on.ui.probe,
               "table.spot." + std::to_string(spot.at.x) + ',' + std::to_string(spot.at.y), x, y,
               right - x, bottom - y);
}

void draw_aim(const BoardDrawing& on, const Texts& texts, const Settings& settings,
              const Play& play) {
  const Hand& hand = play.hand;
  const bool trying = play.misfit && on.ui.now < play.misfit_until;
  if (trying) draw_misfit(on, texts, settings.no_hints, hand, *play.misfit);
  const std::optional<Position> at = aimed_cell(on.camera, play.gestures);
  if (hand.asked) frame_cell(on, *hand.asked, 4);
  if (!at || hand.placement) return;
  if (hand.names && find_spot(hand, *at)) frame_cell(on, *at, 2.5f);
  if (hand.type == no_type) return;
  if (settings.no_hints) {
    draw_bare_aim(on, hand, play.gestures, *at);
    return;
  }
  if (const Spot* spot = find_spot(hand, *at)) {
    draw_ghost(on, hand, *spot);
    return;
  }
  const bool covered = tile_at(on.board, *at) != no_tile;
  // A mouse that merely rests where it was last pressed does not ask for an explanation.
  const bool asks = play.gestures.looks || play.gestures.cursor;
  if (!trying && !covered && asks) draw_misfit(on, texts, settings.no_hints, hand, *at);
  const CellIndex cell = find_cell(on.board, *at);
  if (covered || cell == no_cell || !asks) draw_held_tile(on, hand, play.gestures);
}

}  // namespace bastide::web
