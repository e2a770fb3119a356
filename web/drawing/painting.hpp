// What there are pictures of, and how one is painted from its name. Written as a number, by which
// the page, its painters and the store of painted pictures know it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>

#include "engine/board/tile_tables.hpp"
#include "web/art/faces/faces.hpp"
#include "web/art/segment_map.hpp"
#include "web/art/vocabulary.hpp"

namespace bastide {
struct Catalogue;
struct Game;
}  // namespace bastide

namespace bastide::web {

// What is on a picture. `subject` is the tile type's place in the catalogue and how it is printed,
// a figure, a mark, an icon or a face; `detail` the variant of a tile, the segment of a mask (and
// its hatching), the pose of a figure, the mood of a face.
enum class PictureKind : std::uint8_t {
  tile,
  back,
  piece,
  mark,
  icon,
  token,
  segment,
  hatch,
  edge,
  linen,
  face
};

struct PictureName {
  PictureKind kind = PictureKind::tile;
  std::uint16_t subject = 0;
  std::uint8_t detail = 0;
  std::uint8_t turn = 0;       // rotation of a tile, colour of a piece or mark
  std::uint16_t finished = 0;  // segments of a tile
  art::TokenPainter token = nullptr;
};

// Sizes are powers of two, so that a picture serves while the view is zoomed a little.
inline constexpr int picture_levels = 5;
constexpr int level_pixels(int level) { return 64 << level; }
int level_for(float pixels);

// Below 2^53 in the browser, where scripts have no larger ones. A token is known by the address of
// the function that paints it: page and painters run the same program.
std::uint64_t number_of(const PictureName& name, int level);
constexpr int level_in(std::uint64_t number) { return static_cast<int>(number & 7); }
// The same picture in another size.
constexpr std::uint64_t at_level(std::uint64_t number, int level) {
  return (number & ~std::uint64_t{7}) | static_cast<std::uint64_t>(level);
}
constexpr PictureKind kind_in(std::uint64_t number) {
  return static_cast<PictureKind>(number >> 3 & 15);
}

// The same type is printed differently in some games (Set::reprint).
std::uint16_t subject_of(const Game& game, TypeIndex type);
// As the catalogue prints it.
std::uint16_t subject_of(std::size_t catalogue_index);
TileType type_of_subject(const Catalogue& catalogue, std::uint16_t subject);

using SegmentMaps = std::map<std::uint16_t, std::unique_ptr<art::SegmentMap>>;  // by subject
const art::SegmentMap& map_of(SegmentMaps& maps, std::uint16_t subject, const TileType& type);

// `type`: of tiles and masks.
art::Image paint(const PictureName& name, int level, const TileType* type, SegmentMaps& maps);
art::Image paint_numbered(const Catalogue& catalogue, std::uint64_t number, SegmentMaps& maps);

}  // namespace bastide::web
