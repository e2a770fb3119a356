#include "web/table/board_picture.hpp"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "engine/base/sort.hpp"
#include "web/art/art.hpp"
#include "web/art/laid.hpp"
#include "web/art/set_art.hpp"
#include "web/drawing/pictures.hpp"
#include "web/table/choices.hpp"
#include "web/table/display_state.hpp"

namespace bastide::web {
namespace {

constexpr int most_pixels = 4096, tile_pixels = 128;
constexpr std::uint32_t linen = 0xffa5c8d9;  // A, B, G, R

// `x`, `y`: of the upper left corner. What lies below is opaque or nothing.
void paste(art::Image& on, const art::Image& what, int x, int y) {
  for (int row = std::max(0, -y); row < what.height && y + row < on.height; ++row)
    for (int column = std::max(0, -x); column < what.width && x + column < on.width; ++column) {
      const std::uint32_t over = what.rgba[static_cast<std::size_t>(row * what.width + column)];
      std::uint32_t& under = on.rgba[static_cast<std::size_t>((y + row) * on.width + x + column)];
      const std::uint32_t alpha = over >> 24;
      if (alpha == 0) continue;
      if (under == 0 || alpha == 255) {
        under = over;
        continue;
      }
      std::uint32_t mixed = 0xff000000u;
      for (int shift = 0; shift < 24; shift += 8) {
        const std::uint32_t a = over >> shift & 255, b = under >> shift & 255;
        mixed |= (a * alpha + b * (255 - alpha)) / 255 << shift;
      }
      under = mixed;
    }
}

}  // namespace

art::Image board_picture(const Session& session, Pictures& pictures, bool cloth) {
  const DisplayState display = display_at(session, session.cursor);
  const Board& board = board_of(session, display);
  int left = 0, top = 0, right = 0, low = 0;
  for (std::size_t tile = 0; tile < display.tiles; ++tile) {
    const Position at = place_of(board, static_cast<TileIndex>(tile));
    left = tile == 0 ? at.x : std::min<int>(left, at.x);
    top = tile == 0 ? at.y : std::min<int>(top, at.y);
    right = tile == 0 ? at.x : std::max<int>(right, at.x);
    low = tile == 0 ? at.y : std::max<int>(low, at.y);
  }
  const int wide = right - left + 1, high = low - top + 1;
  const int side = std::min(tile_pixels, most_pixels / (std::max(wide, high) + 1));
  const int margin = cloth ? side / 2 : 0;
  art::Image image;
  image.width = wide * side + 2 * margin;
  image.height = high * side + 2 * margin;
  image.rgba.assign(static_cast<std::size_t>(image.width * image.height), cloth ? linen : 0);
  for (std::size_t tile = 0; tile < display.tiles; ++tile) {
    const TypeIndex type = board.tiles[tile].type;
    const Position at = place_of(board, static_cast<TileIndex>(tile));
    const art::TilePaint how =
        art::paint_of_laid(session.game.tables, board, static_cast<TileIndex>(tile), side);
    paste(image,
          art::paint_tile(session.game.types[type], how, segment_map(pictures, session.game, type)),
          margin + (at.x - left) * side, margin + (at.y - top) * side);
  }
  std::vector<std::pair<Point, Figure>> figures;
  for (const Figure& figure : figures_of(display)) {
    Point at = figure_point(session, pictures, board, figure.node);
    at.y -= art::figure_art(figure.kind).north;
    for (const auto& [other, same] : figures)
      if (std::fabs(other.x - at.x) < 0.02f && std::fabs(other.y - at.y) < 0.02f) at.x += 0.17f;
    figures.emplace_back(at, figure);
  }
  sort_short(figures.begin(), figures.end(),
             [](const auto& a, const auto& b) { return a.first.y < b.first.y; });
  const int size = side * 44 / 100;
  for (const auto& [at, figure] : figures) {
    const bool field = kind_of(session.game.tables, board, figure.node) == SegmentKind::field;
    const bool lies = field && !art::figure_art(figure.kind).stands_in_fields;
    const auto pixels = [&](float tiles, int from) {
      return margin +
             static_cast<int>((tiles - static_cast<float>(from)) * static_cast<float>(side));
    };
    paste(image,
          art::paint_piece(figure.kind, lies ? art::Pose::lying : art::Pose::standing,
                           colour_of(session, figure.owner), size),
          pixels(at.x, left) - size / 2, pixels(at.y, top) - size * (lies ? 62 : 56) / 100);
  }
  return image;
}

}  // namespace bastide::web
