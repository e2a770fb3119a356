#include "web/board/board_ground.hpp"

#include <algorithm>
#include <cmath>

#include "web/art/laid.hpp"
#include "web/board/board_marks.hpp"
#include "web/board/completion_fade.hpp"
#include "web/drawing/board.hpp"
#include "web/ui/ui.hpp"

namespace bastide::web {
namespace {

// Whether a panel covers all of it.
bool behind_panel(const std::vector<Area>& panels, ImVec2 min, ImVec2 max) {
  constexpr float corner = 4;  // what a rounded corner cuts off along the diagonal
  return std::any_of(panels.begin(), panels.end(), [&](const Area& panel) {
    return min.x >= panel.x + corner && min.y >= panel.y + corner &&
           max.x <= panel.x + panel.width - corner && max.y <= panel.y + panel.height - corner;
  });
}

bool under_tiles(const BoardDrawing& on, const TilesShown& shown, ImVec2 min, ImVec2 max) {
  const Position first = cell_at(on.camera, min);
  const Position last = cell_at(on.camera, max);
  for (i16 y = first.y; y <= last.y; ++y) {
    for (i16 x = first.x; x <= last.x; ++x) {
      const TileIndex tile = tile_at(on.board, {x, y});
      if (tile == no_tile || tile >= on.tiles || alpha_of(shown.tiles[tile]) < 1) return false;
    }
  }
  return true;
}

// Whether there is no tile on the other side of an edge.
bool open_to(const BoardDrawing& on, Position at, Edge edge) {
  const TileIndex t = tile_at(on.board, neighbour(at, edge));
  return t == no_tile || t >= on.tiles;
}

Square moved(Square s, ImVec2 by) {
  return {{s.min.x + by.x, s.min.y + by.y}, {s.max.x + by.x, s.max.y + by.y}};
}

// Only at edges without a neighbour: elsewhere tiles cover the shadow.
void draw_tile_shadow(const BoardDrawing& on, Position at, float alpha) {
  const Square s = square_of(on.camera, at);
  if (!visible(s) || alpha <= 0) return;
  const bool north = open_to(on, at, Edge::north), east = open_to(on, at, Edge::east);
  const bool south = open_to(on, at, Edge::south), west = open_to(on, at, Edge::west);
  const float depth = std::clamp(on.camera.now.zoom * 0.055f, 1.5f, 8.0f);
  const ImU32 shade = faded(IM_COL32(0x35, 0x22, 0x10, 0x1c), alpha);
  for (int layer = 4; layer >= 1; --layer) {
    const float spread = depth * static_cast<float>(layer) / 3;
    const float left = s.min.x - (west ? spread * 0.4f : 0);
    const float right = s.max.x + (east ? spread : 0), low = s.max.y + spread * 1.15f;
    const float top = s.min.y - (north ? spread * 0.3f : 0);
    const auto fill = [&](ImVec2 min, ImVec2 max, ImDrawFlags round) {
      on.draw.AddRectFilled(min, max, shade, round == 0 ? 0 : spread, round);
    };
    if (north) fill({left, top}, {right, s.min.y}, 0);
    if (west) fill({left, s.min.y}, {s.min.x, s.max.y}, 0);
    if (east) fill({s.max.x, s.min.y}, {right, s.max.y}, 0);
    if (south)
      fill({left, s.max.y}, {right, low},
           (west ? ImDrawFlags_RoundCornersBottomLeft : 0) |
               (east ? ImDrawFlags_RoundCornersBottomRight : 0));
  }
}

}  // namespace

float alpha_of(const TileShown& tile) {
  return std::max(tile.before.alpha, tile.after.alpha * tile.progress);
}

TilesShown tiles_shown(const BoardDrawing& on, CompletionFade& completion_fade,
                       const std::vector<Area>& panels) {
  TilesShown shown;
  shown.tiles.resize(on.tiles);
  const auto place = [&](std::size_t i) { return on.board.cells[on.board.tiles[i].cell].at; };
  // The tiles around the last one come first, if that is where one looks.
  Point look = on.camera.now.centre;
  if (on.tiles > 0 && visible(square_of(on.camera, place(on.tiles - 1))))
    look = middle_of(place(on.tiles - 1));
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const PlacedTile& tile = on.board.tiles[i];
    TileShown& one = shown.tiles[i];
    const Square s = square_of(on.camera, place(i));
    if (!visible(s) || behind_panel(panels, s.min, s.max)) {
      one.after.alpha = 1;
      continue;
    }
    const Point middle = middle_of(place(i));
    const float away = std::hypot(middle.x - look.x, middle.y - look.y);
    const unsigned variant = art::next_variant(on.board, tile.type, i);
    const auto picture = [&](std::uint16_t finished) {
      return tile_picture(on.pictures, on.game, {tile.type, tile.rotation, variant, finished},
                          tile_pixels(on), away);
    };
    one.after = picture(completion_fade.to[i]);
    one.progress = completion_progress(on.ui, completion_fade, i, one.after.exact);
    shown.turning |= one.after.exact && one.progress < 1;
    if (one.progress < 1) one.before = picture(completion_fade.from[i]);
  }
  return shown;
}

void draw_cloth(const BoardDrawing& on, const TilesShown& shown, const std::vector<Area>& panels,
                ImU32 tint) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const ImTextureID linen = linen_picture(on.pictures);
  if (!linen) {
    on.draw.AddRectFilled({0, 0}, screen, times(IM_COL32(201, 184, 151, 255), colour::cloth));
    return;
  }
  // The weave moves with the board and keeps its own scale.
  const float size = 256 / on.ui.theme.density;
  const Point origin = to_screen(on.camera, {0, 0});
  const float step = 1 / on.ui.theme.density;
  const auto start = [&](float o) {
    const float snapped = std::round(o / step) * step;
    return snapped - std::ceil(snapped / size) * size;
  };
  // Drawn in patches, skipping those under tiles or panels: fill rate is the main cost.
  constexpr int patches = 4;
  const float patch = size / patches;
  int row = 0;
  for (float y = start(origin.y); y < screen.y; y += patch, ++row) {
    int column = 0;
    for (float x = start(origin.x); x < screen.x; x += patch, ++column) {
      const ImVec2 min(x, y), max(x + patch, y + patch);
      if (max.x < 0 || max.y < 0 || behind_panel(panels, min, max) ||
          under_tiles(on, shown, min, max))
        continue;
      const auto uv = [](int n) { return static_cast<float>(n) / patches; };
      const int u = column % patches, w = row % patches;
      on.draw.AddImage(linen, min, max, {uv(u), uv(w)}, {uv(u + 1), uv(w + 1)},
                       times(tint, colour::cloth));
    }
  }
}

void draw_border(const BoardDrawing& on) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const Bounds& bounds = on.board.bounds;
  if (bounds.left == Bounds{}.left) return;
  const auto corner = [&](int x, int y) {
    return to_screen(on.camera, {static_cast<float>(x), static_cast<float>(y)});
  };
  const Point low = corner(bounds.left, bounds.top);
  const Point high = corner(bounds.right + 1, bounds.bottom + 1);
  const ImVec2 min(std::clamp(low.x, 0.0f, screen.x), std::clamp(low.y, 0.0f, screen.y));
  const ImVec2 max(std::clamp(high.x, 0.0f, screen.x), std::clamp(high.y, 0.0f, screen.y));
  const ImU32 shade = faded(colour::ink, 0.22f);
  on.draw.AddRectFilled({0, 0}, {screen.x, min.y}, shade);
  on.draw.AddRectFilled({0, max.y}, screen, shade);
  on.draw.AddRectFilled({0, min.y}, {min.x, max.y}, shade);
  on.draw.AddRectFilled({max.x, min.y}, {screen.x, max.y}, shade);
  const float width =
      std::clamp(on.camera.now.zoom * (on.board.walled ? 0.07f : 0.025f), 1.5f, 8.0f);
  on.draw.AddRect(low, high, faded(colour::ink, 0.6f), 0, 0, width);
}

void draw_tile_shadows(const BoardDrawing& on, const TilesShown& shown,
                       std::optional<Position> tentative) {
  for (std::size_t i = 0; i < on.tiles; ++i)
    draw_tile_shadow(on, on.board.cells[on.board.tiles[i].cell].at, alpha_of(shown.tiles[i]));
  if (tentative) draw_tile_shadow(on, *tentative, 1);
}

void draw_tiles(const BoardDrawing& on, const TilesShown& shown) {
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const auto& [before, after, progress, nudge] = shown.tiles[i];
    const Square s = moved(square_of(on.camera, on.board.cells[on.board.tiles[i].cell].at), nudge);
    const auto draw = [&](const TilePicture& picture, float alpha) {
      if (picture && alpha > 0)
        on.draw.AddImage(picture, s.min, s.max, {0, 0}, {1, 1}, faded(on.land, alpha));
    };
    draw(before, before.alpha);
    draw(after, after.alpha * progress);
  }
}

void draw_rims(const BoardDrawing& on, const TilesShown& shown) {
  const float w = std::clamp(on.camera.now.zoom * 0.012f, 1.0f, 2.5f);
  for (std::size_t i = 0; i < on.tiles; ++i) {
    const Position at = on.board.cells[on.board.tiles[i].cell].at;
    const Square s = moved(square_of(on.camera, at), shown.tiles[i].nudge);
    const float alpha = alpha_of(shown.tiles[i]);
    if (!visible(s) || alpha <= 0) continue;
    const ImU32 light = faded(IM_COL32(0xff, 0xf4, 0xd8, 0x58), alpha);
    const ImU32 dark = faded(IM_COL32(0x2b, 0x1c, 0x0c, 0x70), alpha);
    const auto open = [&](Edge edge) { return open_to(on, at, edge); };
    if (open(Edge::north)) on.draw.AddRectFilled(s.min, {s.max.x, s.min.y + w}, light);
    if (open(Edge::west)) on.draw.AddRectFilled(s.min, {s.min.x + w, s.max.y}, light);
    if (open(Edge::south)) on.draw.AddRectFilled({s.min.x, s.max.y - w}, s.max, dark);
    if (open(Edge::east)) on.draw.AddRectFilled({s.max.x - w, s.min.y}, s.max, dark);
  }
}

}  // namespace bastide::web
