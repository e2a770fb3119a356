#include "web/drawing/pictures.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "engine/rules/set.hpp"
#include "web/art/laid.hpp"
#include "web/platform/texture.hpp"

namespace bastide::web {
namespace {

constexpr int level_count = 5;
constexpr int level_pixels[level_count] = {64, 128, 256, 512, 1024};
constexpr std::size_t most_bytes = 96u << 20;
constexpr unsigned frames_kept = 120;  // how long an unused picture is kept
constexpr int mask_level = 1, edge_level = 0;
constexpr int linen_pixels = 256;

int level_for(float pixels) {
  int level = 0;
  while (level + 1 < level_count && static_cast<float>(level_pixels[level]) < pixels * 0.92f)
    ++level;
  return level;
}

std::uint64_t key_of(const PictureName& name, int level) {
  if (name.kind == PictureKind::token)
    return static_cast<std::uint64_t>(name.kind) << 56 | static_cast<std::uint64_t>(level) << 48 |
           (reinterpret_cast<std::uintptr_t>(name.token) & 0xffffffffffffu);
  return static_cast<std::uint64_t>(name.kind) << 56 | static_cast<std::uint64_t>(level) << 48 |
         static_cast<std::uint64_t>(name.finished) << 32 |
         static_cast<std::uint64_t>(name.subject) << 16 |
         static_cast<std::uint64_t>(name.detail) << 8 | name.turn;
}

Picture* find_picture(Pictures& pictures, const PictureName& name, int level) {
  const auto found = pictures.painted.find(key_of(name, level));
  if (found == pictures.painted.end()) return nullptr;
  found->second.last_used = pictures.frame;
  return &found->second;
}

constexpr float missing = 100;  // the urgency of what has no picture at all

// The order in which kinds are painted.
int rank_of(PictureKind kind) {
  switch (kind) {
    case PictureKind::linen:
      return 6;
    case PictureKind::piece:
    case PictureKind::mark:
    case PictureKind::icon:
    case PictureKind::token:
      return 4;
    case PictureKind::segment:
    case PictureKind::hatch:
    case PictureKind::edge:
      return 2;
    default:
      return 0;
  }
}

void add_picture(Pictures& pictures, const PictureWish& wish);

ImTextureID best_picture(Pictures& pictures, const PictureName& name, int level,
                         const TileType* type, float away = 0) {
  if (const Picture* exact = find_picture(pictures, name, level)) return exact->texture;
  if (pictures.in_memory) {
    add_picture(pictures, {name, level, type});
    return find_picture(pictures, name, level)->texture;
  }
  const Picture* other = nullptr;
  for (int step = 1; step < level_count && !other; ++step) {
    if (level + step < level_count) other = find_picture(pictures, name, level + step);
    if (!other && level >= step) other = find_picture(pictures, name, level - step);
  }
  const float near = 1 / (1 + away);
  PictureWish wish{name, level, type, near - static_cast<float>(level)};
  if (!other) {
    wish.urgency = missing + static_cast<float>(rank_of(name.kind)) + near;
    wish.level = std::min(level, 2);  // a coarse picture soon, the fine one later
  }
  pictures.wishes.push_back(wish);
  return other ? other->texture : nullptr;
}

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

art::Image paint_hatching(const PictureWish& wish, int size, const art::SegmentMap& map) {
  art::Image image =
      art::paint_segment_mask(*wish.type, wish.name.turn, wish.name.detail & 0xf, size, map);
  const float pixel = 1 / static_cast<float>(size);
  for (int y = 0; y < size; ++y)
    for (int x = 0; x < size; ++x) {
      std::uint32_t& rgba = image.rgba[static_cast<std::size_t>(y * size + x)];
      const float dark = hatching(wish.name.detail >> 4, (static_cast<float>(x) + 0.5f) * pixel,
                                  (static_cast<float>(y) + 0.5f) * pixel);
      const float alpha = static_cast<float>(rgba >> 24) * (0.3f + 0.55f * dark);
      rgba = (rgba & 0xffffffu) | static_cast<std::uint32_t>(alpha) << 24;
    }
  return image;
}

// A band along the edge of a segment: within a city's walls, on both sides of a road. At the rim of
// the tile, where the segment continues, there is no band.
art::Image paint_edge(const PictureWish& wish, int size, const art::SegmentMap& map) {
  const int segment = wish.name.detail & 0xf, colour = wish.name.detail >> 4;
  const art::Image mask = art::paint_segment_mask(*wish.type, wish.name.turn, segment, size, map);
  const bool road =
      wish.type->segments[static_cast<std::size_t>(segment)].kind == SegmentKind::road;
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

const art::SegmentMap& map_of(Pictures& pictures, std::uint16_t subject, const TileType& type) {
  auto& map = pictures.maps[subject];
  if (!map) map = std::make_unique<art::SegmentMap>(art::map_segments(type));
  return *map;
}

art::Image paint(Pictures& pictures, const PictureWish& wish) {
  const int size = level_pixels[wish.level];
  switch (wish.name.kind) {
    case PictureKind::tile: {
      art::TilePaint how;
      how.size = size;
      how.rotation = wish.name.turn;
      how.variant = wish.name.detail;
      how.completed = wish.name.finished;
      return art::paint_tile(*wish.type, how, map_of(pictures, wish.name.subject, *wish.type));
    }
    case PictureKind::sketch:
      return art::sketch_tile(*wish.type, wish.name.turn);
    case PictureKind::back:
      return art::paint_tile_back(size);
    case PictureKind::piece:
      return art::paint_piece(static_cast<Piece>(wish.name.subject),
                              static_cast<art::Pose>(wish.name.detail), wish.name.turn, size);
    case PictureKind::mark:
      return art::paint_mark(wish.name.turn, size);
    case PictureKind::icon:
      return art::paint_icon(static_cast<art::Glyph>(wish.name.subject), size);
    case PictureKind::token:
      return art::paint_token(wish.name.token, size);
    case PictureKind::segment:
      return art::paint_segment_mask(*wish.type, 0, wish.name.detail, size,
                                     map_of(pictures, wish.name.subject, *wish.type));
    case PictureKind::hatch:
      return paint_hatching(wish, size, map_of(pictures, wish.name.subject, *wish.type));
    case PictureKind::edge:
      return paint_edge(wish, size, map_of(pictures, wish.name.subject, *wish.type));
    case PictureKind::linen:
      break;
  }
  return paint_linen(linen_pixels);
}

void add_picture(Pictures& pictures, const PictureWish& wish) {
  art::Image image = paint(pictures, wish);
  const bool linen = wish.name.kind == PictureKind::linen;
  Picture& picture = pictures.painted[key_of(wish.name, wish.level)];
  if (pictures.in_memory) {
    picture.texture =
        pictures.images.emplace_back(std::make_unique<art::Image>(std::move(image))).get();
    return;
  }
  picture.texture = texture_create(image.width, image.height, image.rgba.data(),
                                   linen ? Scaling::none : Scaling::smooth);
  picture.bytes = image.rgba.size() * 4;
  picture.last_used = pictures.frame;
  pictures.bytes += picture.bytes;
}

void forget_oldest(Pictures& pictures) {
  while (pictures.bytes > most_bytes) {
    auto oldest = pictures.painted.end();
    for (auto it = pictures.painted.begin(); it != pictures.painted.end(); ++it)
      if (oldest == pictures.painted.end() || it->second.last_used < oldest->second.last_used)
        oldest = it;
    if (oldest == pictures.painted.end() || oldest->second.last_used + frames_kept > pictures.frame)
      return;
    texture_destroy(oldest->second.texture);
    pictures.bytes -= oldest->second.bytes;
    pictures.painted.erase(oldest);
  }
}

const TileType& type_of(const Game& game, TypeIndex type) { return game.types[type]; }
// The same type is printed differently in some games (Set::reprint).
std::uint16_t subject_of(const Game& game, TypeIndex type) {
  unsigned subject = game.tables.types[type].catalogue_index;
  for (const Set* set : all_sets())
    if (set->reprint) subject = subject << 1 | set->in_play(game.setup);
  return static_cast<std::uint16_t>(subject);
}

}  // namespace

// A face-down tile.
static bool shows_nothing(const Game& game, TypeIndex type) {
  return type_of(game, type).segments.empty();
}

ImTextureID tile_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                         unsigned variant, float pixels, std::uint16_t finished, float away) {
  if (shows_nothing(game, type)) return back_picture(pictures, pixels);
  PictureName name{PictureKind::tile, subject_of(game, type),
                   static_cast<std::uint8_t>(variant % art::tile_variants),
                   static_cast<std::uint8_t>(rotation & 3), finished};
  return best_picture(pictures, name, level_for(pixels), &type_of(game, type), away);
}

ImTextureID tile_sketch(Pictures& pictures, const Game& game, TypeIndex type, int rotation) {
  const PictureName name{PictureKind::sketch, subject_of(game, type), 0,
                         static_cast<std::uint8_t>(rotation & 3)};
  if (const Picture* sketch = find_picture(pictures, name, 0)) return sketch->texture;
  add_picture(pictures, {name, 0, &type_of(game, type)});
  return find_picture(pictures, name, 0)->texture;
}

ImTextureID tile_or_sketch(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                           unsigned variant, float pixels) {
  const ImTextureID picture = tile_picture(pictures, game, type, rotation, variant, pixels);
  return picture ? picture : tile_sketch(pictures, game, type, rotation);
}

ImTextureID back_picture(Pictures& pictures, float pixels) {
  return best_picture(pictures, {PictureKind::back, 0, 0, 0}, std::min(2, level_for(pixels)),
                      nullptr);
}

ImTextureID piece_picture(Pictures& pictures, Piece piece, art::Pose pose, int colour,
                          float pixels) {
  const PictureName name{PictureKind::piece, static_cast<std::uint16_t>(piece),
                         static_cast<std::uint8_t>(pose), static_cast<std::uint8_t>(colour)};
  return best_picture(pictures, name, std::min(3, level_for(pixels)), nullptr);
}

ImTextureID icon_picture(Pictures& pictures, art::Glyph icon, float pixels) {
  return best_picture(pictures, {PictureKind::icon, static_cast<std::uint16_t>(icon), 0, 0},
                      std::min(2, level_for(pixels)), nullptr);
}

ImTextureID token_picture(Pictures& pictures, art::TokenPainter token, float pixels) {
  return best_picture(pictures, {PictureKind::token, 0, 0, 0, 0, token}, level_for(pixels),
                      nullptr);
}

ImTextureID linen_picture(Pictures& pictures) {
  return best_picture(pictures, {PictureKind::linen, 0, 0, 0}, 2, nullptr);
}

ImTextureID segment_picture(Pictures& pictures, const Game& game, TypeIndex type, int segment) {
  const PictureName name{PictureKind::segment, subject_of(game, type),
                         static_cast<std::uint8_t>(segment), 0};
  return best_picture(pictures, name, mask_level, &type_of(game, type));
}

ImTextureID hatch_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                          int segment, int colour) {
  const PictureName name{PictureKind::hatch, subject_of(game, type),
                         static_cast<std::uint8_t>(segment | (colour & 7) << 4),
                         static_cast<std::uint8_t>(rotation & 3)};
  return best_picture(pictures, name, mask_level, &type_of(game, type));
}

ImTextureID edge_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                         int segment, int colour) {
  const PictureName name{PictureKind::edge, subject_of(game, type),
                         static_cast<std::uint8_t>(segment | (colour & 7) << 4),
                         static_cast<std::uint8_t>(rotation & 3)};
  return best_picture(pictures, name, edge_level, &type_of(game, type));
}

const art::SegmentMap& segment_map(Pictures& pictures, const Game& game, TypeIndex type) {
  return map_of(pictures, subject_of(game, type), type_of(game, type));
}

bool paint_pictures(Pictures& pictures, double seconds, bool moving) {
  using Clock = std::chrono::steady_clock;
  const auto begun = Clock::now();
  std::stable_sort(
      pictures.wishes.begin(), pictures.wishes.end(),
      [](const PictureWish& a, const PictureWish& b) { return a.urgency > b.urgency; });
  bool left = false, painted = false;
  for (const PictureWish& wish : pictures.wishes) {
    const bool late =
        painted && std::chrono::duration<double>(Clock::now() - begun).count() > seconds;
    if (late || (moving && wish.urgency < missing)) {
      left = true;
      break;
    }
    if (find_picture(pictures, wish.name, wish.level)) continue;  // requested twice
    add_picture(pictures, wish);
    painted = left = true;  // it is visible in the next frame
  }
  pictures.wishes.clear();
  forget_oldest(pictures);
  ++pictures.frame;
  return left;
}

}  // namespace bastide::web
