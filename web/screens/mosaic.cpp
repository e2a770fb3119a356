#include "web/screens/mosaic.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/random.hpp"
#include "web/art/art.hpp"
#include "web/screens/paintings.hpp"
#include "web/screens/screen_view.hpp"

namespace bastide::web {
namespace {

constexpr u64 seed = 7;

EdgeKind edge_of(const TileType& type, int rotation, int side) {
  return type.edges[static_cast<std::size_t>((side - rotation + 4) % 4)];
}

// Fills a grid without gaps from the middle outwards, every tile matching its neighbours.
Mosaic lay_mosaic(const Catalogue& catalogue, int columns, int rows) {
  Mosaic mosaic;
  mosaic.columns = columns;
  mosaic.rows = rows;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column) {
      MosaicTile tile;
      tile.column = column;
      tile.row = row;
      mosaic.tiles.push_back(tile);
    }
  const auto distance = [&](const MosaicTile& t) {
    const float x = static_cast<float>(t.column) - static_cast<float>(columns - 1) / 2;
    const float y = static_cast<float>(t.row) - static_cast<float>(rows - 1) / 2;
    return x * x + y * y;
  };
  std::stable_sort(
      mosaic.tiles.begin(), mosaic.tiles.end(),
      [&](const MosaicTile& a, const MosaicTile& b) { return distance(a) < distance(b); });
  Random random{seed, 0};
  std::vector<int> used(catalogue.tiles.size(), 0);
  std::vector<const MosaicTile*> grid(static_cast<std::size_t>(columns * rows), nullptr);
  constexpr int dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};
  int meeples = 0;
  for (MosaicTile& tile : mosaic.tiles) {
    // Among those that fit, picks one that has been used least so far.
    double best = -1;
    for (std::size_t t = 0; t < catalogue.tiles.size(); ++t) {
      const TileType& type = catalogue.tiles[t];
      if (type.set != "base") continue;
      for (int r = 0; r < 4; ++r) {
        bool fits = true;
        for (int side = 0; side < 4 && fits; ++side) {
          const int x = tile.column + dx[side], y = tile.row + dy[side];
          if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
          const MosaicTile* other = grid[static_cast<std::size_t>(y * columns + x)];
          if (!other || other->type < 0) continue;
          const TileType& neighbour = catalogue.tiles[static_cast<std::size_t>(other->type)];
          fits = edge_of(type, r, side) == edge_of(neighbour, other->rotation, (side + 2) % 4);
        }
        const double chance = static_cast<double>(random.below(1000)) / 1000;
        const double score = fits ? chance + (type.count - used[t] * 1.5) : -1000;
        if (fits && (tile.type < 0 || score > best)) {
          best = score;
          tile.type = static_cast<int>(t);
          tile.rotation = r;
        }
      }
    }
    if (tile.type < 0) continue;
    ++used[static_cast<std::size_t>(tile.type)];
    grid[static_cast<std::size_t>(tile.row * columns + tile.column)] = &tile;
    const TileType& type = catalogue.tiles[static_cast<std::size_t>(tile.type)];
    if (random.below(4) == 0 && !type.segments.empty()) {
      for (std::size_t s = 0; s < type.segments.size(); ++s) {
        if (type.segments[s].kind == SegmentKind::field) continue;
        tile.meeple = 1 + meeples++ % 5;
        tile.segment = static_cast<int>(s);
        break;
      }
    }
  }
  return mosaic;
}

}  // namespace

bool draw_mosaic(Ui& ui, const Catalogue& catalogue, Mosaic& mosaic, Pictures& pictures, ImVec2 min,
                 ImVec2 max) {
  // Rounded to whole device pixels, to avoid seams between tiles.
  const float pixel = 1 / ui.theme.density;
  const auto whole = [&](float length) { return std::round(length / pixel) * pixel; };
  const float side = whole(px(ui.theme, ui.theme.narrow ? 120 : 190));
  const int columns = static_cast<int>(std::ceil((max.x - min.x) / side));
  const int rows = static_cast<int>(std::ceil((max.y - min.y) / side));
  if (columns > mosaic.columns || rows > mosaic.rows)
    mosaic = lay_mosaic(catalogue, std::max(columns, mosaic.columns), std::max(rows, mosaic.rows));
  ImDrawList& draw = *ImGui::GetWindowDrawList();
  draw.PushClipRect(min, max, true);
  const float left = whole((min.x + max.x - side * static_cast<float>(mosaic.columns)) / 2);
  const float top = whole((min.y + max.y - side * static_cast<float>(mosaic.rows)) / 2);
  bool moving = false;
  for (int layer = 0; layer < 2; ++layer) {
    for (MosaicTile& tile : mosaic.tiles) {
      if (tile.type < 0) continue;
      const ImVec2 at(left + side * static_cast<float>(tile.column),
                      top + side * static_cast<float>(tile.row));
      if (at.x > max.x || at.y > max.y || at.x + side < min.x || at.y + side < min.y) continue;
      if (layer == 1 && tile.meeple < 0) continue;
      const TileType& type = catalogue.tiles[static_cast<std::size_t>(tile.type)];
      const ImTextureID texture =
          layer == 0 ? painted_tile(pictures, catalogue, tile.type, tile.rotation,
                                    static_cast<std::uint32_t>(tile.column * 7 + tile.row) % 3)
                     : painted_meeple(pictures, tile.meeple, false);
      if (texture && layer == 0 && tile.since < 0) tile.since = ui.now;
      float age = 0;
      if (texture && tile.since >= 0)
        age = ui.reduced_motion ? 1 : std::min(static_cast<float>(ui.now - tile.since) * 3, 1.0f);
      if (age < 1) {
        moving |= texture != nullptr;
        if (layer == 0)
          draw.AddImage(printed_sketch(pictures, catalogue, tile.type, tile.rotation), at,
                        {at.x + side, at.y + side});
      }
      if (age <= 0) continue;
      const ImU32 tint = faded(IM_COL32_WHITE, age);
      if (layer == 0) {
        const float grow = (1 - age) * (1 - age) * 0.06f * side;
        draw.AddImage(texture, {at.x - grow, at.y - grow}, {at.x + side + grow, at.y + side + grow},
                      {0, 0}, {1, 1}, tint);
      } else {
        if (tile.meeple_x < 0) {
          const art::Anchor anchor = art::segment_anchor(type, tile.segment, tile.rotation);
          tile.meeple_x = anchor.x;
          tile.meeple_y = anchor.y;
        }
        const float size = side * 0.36f;
        const ImVec2 foot(at.x + tile.meeple_x * side, at.y + tile.meeple_y * side);
        draw.AddImage(texture, {foot.x - size * 0.5f, foot.y - size * 0.8f},
                      {foot.x + size * 0.5f, foot.y + size * 0.2f}, {0, 0}, {1, 1}, tint);
      }
    }
  }
  draw.PopClipRect();
  return moving;
}

}  // namespace bastide::web
