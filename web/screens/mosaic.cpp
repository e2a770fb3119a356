#include "web/screens/mosaic.hpp"

#include <algorithm>
#include <cmath>

#include "engine/base/random.hpp"
#include "engine/base/sort.hpp"
#include "web/art/art.hpp"
#include "web/board/board_marks.hpp"
#include "web/platform/landscape.hpp"
#include "web/platform/texture.hpp"
#include "web/screens/paintings.hpp"
#include "web/ui/theme.hpp"

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
  sort_stably(mosaic.tiles,
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

// Where a figure's foot is.
ImVec2 foot_on(const TileType& type, MosaicTile& tile, Square s) {
  if (tile.meeple_x < 0) {
    const art::Anchor anchor = art::segment_anchor(type, tile.segment, tile.rotation);
    tile.meeple_x = anchor.x;
    tile.meeple_y = anchor.y;
  }
  return {s.min.x + tile.meeple_x * (s.max.x - s.min.x),
          s.min.y + tile.meeple_y * (s.max.y - s.min.y)};
}

}  // namespace

void draw_mosaic(const Paint& paint, const Catalogue& catalogue, Mosaic& mosaic,
                 Pictures& pictures) {
  const ImVec2 screen = ImGui::GetIO().DisplaySize;
  const bool upright = screen.y >= screen.x;
  const int columns = upright ? 4 : 8, rows = upright ? 8 : 5;
  if (columns != mosaic.columns) mosaic = lay_mosaic(catalogue, columns, rows);
  const float side =
      std::max(screen.x / static_cast<float>(columns), screen.y / static_cast<float>(rows));
  const ImVec2 from((screen.x - side * static_cast<float>(columns)) / 2,
                    (screen.y - side * static_cast<float>(rows)) / 2);
  // Whole device pixels, to avoid seams between tiles.
  const float density = paint.theme.density;
  const auto corner = [&](int column, int row) {
    return ImVec2(std::round((from.x + side * static_cast<float>(column)) * density) / density,
                  std::round((from.y + side * static_cast<float>(row)) * density) / density);
  };
  const auto square = [&](const MosaicTile& tile) {
    return Square{corner(tile.column, tile.row), corner(tile.column + 1, tile.row + 1)};
  };
  const auto type_of = [&](const MosaicTile& tile) -> const TileType& {
    return catalogue.tiles[static_cast<std::size_t>(tile.type)];
  };
  const auto seen = [&](const MosaicTile& tile) { return tile.type >= 0 && visible(square(tile)); };
  std::vector<TilePicture> painted;
  bool whole = true;
  for (const MosaicTile& tile : mosaic.tiles) {
    painted.push_back(
        !seen(tile) ? TilePicture{}
                    : painted_tile(pictures, catalogue, tile.type, tile.rotation,
                                   static_cast<std::uint32_t>(tile.column * 7 + tile.row) % 3));
    whole &= !seen(tile) || painted.back().alpha >= 1;
  }
  if (const ImTextureID picture = whole ? nullptr : landscape_texture(upright))
    paint.draw.AddImage(picture, corner(0, 0), corner(columns, rows));
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (!painted[i]) continue;
    const Square s = square(mosaic.tiles[i]);
    paint.draw.AddImage(painted[i], s.min, s.max, {0, 0}, {1, 1},
                        faded(IM_COL32_WHITE, painted[i].alpha));
  }
  for (MosaicTile& tile : mosaic.tiles) {
    if (tile.meeple < 0 || !seen(tile)) continue;
    const ImTextureID meeple = painted_meeple(pictures, tile.meeple, false);
    if (!meeple) continue;
    const ImVec2 foot = foot_on(type_of(tile), tile, square(tile));
    const float size = side * 0.36f;
    paint.draw.AddImage(meeple, {foot.x - size * 0.5f, foot.y - size * 0.8f},
                        {foot.x + size * 0.5f, foot.y + size * 0.2f});
  }
  paint.draw.AddRectFilled({0, 0}, screen, colour::veil);
}

}  // namespace bastide::web
