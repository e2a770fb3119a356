#include "web/drawing/painting.hpp"

#include <algorithm>
#include <cmath>

#include "engine/rules/set.hpp"
#include "web/art/art.hpp"

namespace bastide::web {
namespace {

constexpr int linen_pixels = 256;

// A coarse weave, a little uneven.
art::Image paint_linen(int size) {
  art::Image image;
  image.width = image.height = size;
  image.rgba.resize(static_cast<std::size_t>(size * size));
  const auto hash = [](unsigned x, unsigned y) {
    unsigned h = x * 0x9e3779b9u ^ (y + 0x7f4a7c15u) * 0x85ebca6bu;
    h = (h ^ h >> 15) * 0x2c1b3c6du;
    h = (h ^ h >> 12) * 0x297a2d39u;
    return static_cast<float>((h ^ h >> 15) & 0xffff) / 65535.0f;
  };
  const auto usize = static_cast<unsigned>(size);
  for (unsigned y = 0; y < usize; ++y) {
    for (unsigned x = 0; x < usize; ++x) {
      // Threads alternate over and under, two pixels wide; each has its own strength.
      const bool over = ((x >> 1) + (y >> 1)) % 2 == 0;
      const float warp = hash(x >> 1, 7), weft = hash(11, y >> 1);
      const float slub = hash(x >> 4, y >> 1) * 0.5f + hash(x >> 1, y >> 4) * 0.5f;
      float light = over ? 0.5f + 0.5f * warp : 0.35f + 0.5f * weft;
      light = (light - 0.5f) * 0.55f + (slub - 0.5f) * 0.5f + (hash(x, y) - 0.5f) * 0.3f;
      const auto channel = [&](float base) {
        return static_cast<std::uint32_t>(std::clamp(base + light * 17.0f, 0.0f, 255.0f));
      };
      image.rgba[y * usize + x] =
          channel(201) | channel(184) << 8 | channel(151) << 16 | 0xff000000u;
    }
  }
  return image;
}

// How dark a hatching is at a point of the tile. Each colour has a pattern of its own, which
// continues across the edges of tiles.
float hatching(int colour, float x, float y) {
  constexpr float pi = 3.14159265f, waves = 6;
  const auto stripes = [](float t) { return std::cos(2 * pi * t) > 0.35f ? 1.0f : 0.0f; };
  const float u = x * waves, v = y * waves;
  const float cu = u - std::floor(u) - 0.5f, cv = v - std::floor(v) - 0.5f;
  switch (colour & 7) {
    case 0:
      return stripes(u + v);
    case 1:
      return std::max(stripes(u), stripes(v));
    case 2:
      return stripes(v);
    case 3:
      return std::hypot(cu, cv) < 0.3f ? 1.0f : 0.0f;
    case 4:
      return std::max(stripes(u + v), stripes(u - v));
    case 5:
      return std::min(std::fabs(cu), std::fabs(cv)) < 0.11f &&
                     std::max(std::fabs(cu), std::fabs(cv)) < 0.34f
                 ? 1.0f
                 : 0.0f;
    case 6:
      return stripes(u);
    default:
      return stripes(u - v);
  }
}

art::Image paint_hatching(const PictureName& name, const TileType& type, int size,
                          const art::SegmentMap& map) {
  art::Image image = art::paint_segment_mask(type, name.turn, name.detail & 0xf, size, map);
  const float pixel = 1 / static_cast<float>(size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      std::uint32_t& rgba = image.rgba[static_cast<std::size_t>(y * size + x)];
      const float dark = hatching(name.detail >> 4, (static_cast<float>(x) + 0.5f) * pixel,
                                  (static_cast<float>(y) + 0.5f) * pixel);
      const float alpha = static_cast<float>(rgba >> 24) * (0.3f + 0.55f * dark);
      rgba = (rgba & 0xffffffu) | static_cast<std::uint32_t>(alpha) << 24;
    }
  return image;
}

// A band along the edge of a segment: within a city's walls, on both sides of a road. At the rim of
// the tile, where the segment continues, there is no band.
art::Image paint_edge(const PictureName& name, const TileType& type, int size,
                      const art::SegmentMap& map) {
  const int segment = name.detail & 0xf, colour = name.detail >> 4;
  const art::Image mask = art::paint_segment_mask(type, name.turn, segment, size, map);
  const bool road = type.segments[static_cast<std::size_t>(segment)].kind == SegmentKind::road;
  const float unit = static_cast<float>(size) / 64;
  const int within = static_cast<int>((road ? 1 : 5) * unit);
  const int without = static_cast<int>((road ? 4 : 1) * unit), reach = std::max(within, without);
  const auto covers = [&](int x, int y) {
    x = std::clamp(x, 0, size - 1);
    y = std::clamp(y, 0, size - 1);
    return mask.rgba[static_cast<std::size_t>(y * size + x)] >> 24 > 0x7f;
  };
  art::Image image = mask;
  const float pixel = 1 / static_cast<float>(size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      const bool inside = covers(x, y);
      const int r = inside ? within : without;
      bool edge = false;
      for (int dy = -reach; dy <= reach && !edge; ++dy)
        for (int dx = -reach; dx <= reach && !edge; ++dx)
          edge = dx * dx + dy * dy <= r * r && covers(x + dx, y + dy) != inside;
      const float dark = hatching(colour, (static_cast<float>(x) + 0.5f) * pixel,
                                  (static_cast<float>(y) + 0.5f) * pixel);
      const float alpha = edge ? 255 * (0.6f + 0.4f * dark) : 0;
      image.rgba[static_cast<std::size_t>(y * size + x)] =
          0xffffffu | static_cast<std::uint32_t>(alpha) << 24;
    }
  return image;
}

}  // namespace

int level_for(float pixels) {
  int level = 0;
  while (level + 1 < picture_levels && static_cast<float>(level_pixels(level)) < pixels * 0.92f)
    ++level;
  return level;
}

std::uint64_t number_of(const PictureName& name, int level) {
  const std::uint64_t rest = name.token
                                 ? reinterpret_cast<std::uintptr_t>(name.token)
                                 : static_cast<std::uint64_t>(name.finished) << 27 |
                                       static_cast<std::uint64_t>(name.subject) << 11 |
                                       static_cast<std::uint64_t>(name.detail) << 3 | name.turn;
  return rest << 7 | static_cast<std::uint64_t>(name.kind) << 3 | static_cast<std::uint64_t>(level);
}

static PictureName name_of(std::uint64_t number) {
  const std::uint64_t rest = number >> 7;
  PictureName name;
  name.kind = kind_in(number);
  if (name.kind == PictureKind::token) {
    name.token = reinterpret_cast<art::TokenPainter>(static_cast<std::uintptr_t>(rest));
    return name;
  }
  name.finished = static_cast<std::uint16_t>(rest >> 27);
  name.subject = static_cast<std::uint16_t>(rest >> 11);
  name.detail = static_cast<std::uint8_t>(rest >> 3);
  name.turn = static_cast<std::uint8_t>(rest & 7);
  return name;
}

// Below the place in the catalogue, a bit for each set that may reprint the type.
std::uint16_t subject_of(const Game& game, TypeIndex type) {
  unsigned subject = game.tables.types[type].catalogue_index;
  for (const Set* set : all_sets())
    if (set->reprint) subject = subject << 1 | set->in_play(game.setup);
  return static_cast<std::uint16_t>(subject);
}

std::uint16_t subject_of(std::size_t catalogue_index) {
  auto subject = static_cast<unsigned>(catalogue_index);
  for (const Set* set : all_sets())
    if (set->reprint) subject <<= 1;
  return static_cast<std::uint16_t>(subject);
}

TileType type_of_subject(const Catalogue& catalogue, std::uint16_t subject) {
  std::vector<const Set*> reprints;
  for (const Set* set : all_sets())
    if (set->reprint) reprints.push_back(set);
  TileType type = catalogue.tiles[subject >> reprints.size()];
  for (std::size_t i = 0; i < reprints.size(); ++i)
    if (subject >> (reprints.size() - 1 - i) & 1) reprints[i]->reprint(type);
  return type;
}

const art::SegmentMap& map_of(SegmentMaps& maps, std::uint16_t subject, const TileType& type) {
  auto& map = maps[subject];
  if (!map) map = std::make_unique<art::SegmentMap>(art::map_segments(type));
  return *map;
}

art::Image paint(const PictureName& name, int level, const TileType* type, SegmentMaps& maps) {
  const int size = level_pixels(level);
  const auto map = [&]() -> const art::SegmentMap& { return map_of(maps, name.subject, *type); };
  switch (name.kind) {
    case PictureKind::tile: {
      art::TilePaint how;
      how.size = size;
      how.rotation = name.turn;
      how.variant = name.detail;
      how.completed = name.finished;
      return art::paint_tile(*type, how, map());
    }
    case PictureKind::back:
      return art::paint_tile_back(size);
    case PictureKind::piece:
      return art::paint_piece(static_cast<Piece>(name.subject), static_cast<art::Pose>(name.detail),
                              name.turn, size);
    case PictureKind::mark:
      return art::paint_mark(name.turn, size);
    case PictureKind::icon:
      return art::paint_icon(static_cast<art::Glyph>(name.subject), size);
    case PictureKind::token:
      return art::paint_token(name.token, size);
    case PictureKind::segment:
      return art::paint_segment_mask(*type, 0, name.detail, size, map());
    case PictureKind::hatch:
      return paint_hatching(name, *type, size, map());
    case PictureKind::edge:
      return paint_edge(name, *type, size, map());
    case PictureKind::face:
      return art::paint_face(name.subject % art::face_count,
                             static_cast<art::Mood>(name.detail & 3), size);
    case PictureKind::linen:
      break;
  }
  return paint_linen(linen_pixels);
}

art::Image paint_numbered(const Catalogue& catalogue, std::uint64_t number, SegmentMaps& maps) {
  const PictureName name = name_of(number);
  const bool of_tile = name.kind == PictureKind::tile || name.kind == PictureKind::segment ||
                       name.kind == PictureKind::hatch || name.kind == PictureKind::edge;
  const TileType type = of_tile ? type_of_subject(catalogue, name.subject) : TileType{};
  return paint(name, level_in(number), &type, maps);
}

}  // namespace bastide::web
