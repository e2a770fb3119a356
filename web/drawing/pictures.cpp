#include "web/drawing/pictures.hpp"

#include <algorithm>
#include <chrono>

#include "engine/base/sort.hpp"
#include "engine/rules/game.hpp"
#include "web/art/laid.hpp"
#include "web/platform/painters.hpp"
#include "web/platform/texture.hpp"

namespace bastide::web {
namespace {

constexpr unsigned frames_kept = 2;        // what was used in so many frames is in use
constexpr std::size_t portion = 4u << 20;  // taken over from the painters in a frame
constexpr int mask_level = 1, edge_level = 0;

Picture* find_picture(Pictures& pictures, const PictureName& name, int level) {
  const auto found = pictures.painted.find(number_of(name, level));
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
    case PictureKind::face:
      return 3;
    case PictureKind::segment:
    case PictureKind::hatch:
    case PictureKind::edge:
      return 2;
    default:
      return 0;
  }
}

void add_picture(Pictures& pictures, const PictureWish& wish);

// Of any size, the nearest one.
const Picture* find_nearest(Pictures& pictures, const PictureName& name, int level) {
  const Picture* found = find_picture(pictures, name, level);
  for (int step = 1; step < picture_levels && !found; ++step) {
    if (level + step < picture_levels) found = find_picture(pictures, name, level + step);
    if (!found && level >= step) found = find_picture(pictures, name, level - step);
  }
  return found;
}

const Picture* best_picture(Pictures& pictures, const PictureName& name, int level,
                            const TileType* type, float away = 0) {
  if (const Picture* exact = find_picture(pictures, name, level)) return exact;
  if (pictures.in_memory) {
    add_picture(pictures, {name, level, type});
    return find_picture(pictures, name, level);
  }
  const Picture* other = find_nearest(pictures, name, level);
  const float near = 1 / (1 + away);
  PictureWish wish{name, level, type, near - static_cast<float>(level)};
  if (!other) {
    wish.urgency = missing + static_cast<float>(rank_of(name.kind)) + near;
    wish.level = std::min(level, 2);  // a coarse picture soon, the fine one later
  }
  pictures.wishes.push_back(wish);
  return other;
}

ImTextureID texture_of(const Picture* picture) { return picture ? picture->texture : nullptr; }

// A tile that has just been finished, and is not painted so, is still to be seen as it was.
TilePicture tile_of(Pictures& pictures, PictureName name, float pixels, const TileType* type,
                    float away = 0) {
  const int level = level_for(pixels);
  const Picture* picture = best_picture(pictures, name, level, type, away);
  const bool exact = picture != nullptr;
  if (!picture && name.finished) {
    name.finished = 0;
    picture = find_nearest(pictures, name, level);
  }
  if (!picture) return {};
  const double age = std::max(0.0, pictures.now - picture->since);
  return {picture->texture, age < pictures.fade ? static_cast<float>(age / pictures.fade) : 1.0f,
          exact};
}

void keep_picture(Pictures& pictures, std::uint64_t number, const art::Image& image,
                  Scaling scaling = Scaling::smooth) {
  double since = pictures.now;
  for (int level = 0; level < picture_levels; ++level)
    if (const auto other = pictures.painted.find(at_level(number, level));
        other != pictures.painted.end())
      since = std::min(since, other->second.since);
  if (kind_in(number) == PictureKind::tile)
    pictures.fading_until = std::max(pictures.fading_until, since + pictures.fade);
  Picture& picture = pictures.painted[number];
  picture.since = since;
  picture.texture = texture_create(image.width, image.height, image.rgba.data(), scaling);
  picture.bytes = image.rgba.size() * 4;
  if (scaling == Scaling::smooth) picture.bytes += picture.bytes / 3;  // its smaller copies
  picture.last_used = pictures.frame;
  pictures.bytes += picture.bytes;
}

void add_picture(Pictures& pictures, const PictureWish& wish) {
  art::Image image = paint(wish.name, wish.level, wish.type, pictures.maps);
  const std::uint64_t number = number_of(wish.name, wish.level);
  if (pictures.in_memory) {
    pictures.painted[number].texture =
        pictures.images.emplace_back(std::make_unique<art::Image>(std::move(image))).get();
    return;
  }
  const bool linen = wish.name.kind == PictureKind::linen;
  keep_picture(pictures, number, image, linen ? Scaling::none : Scaling::smooth);
}

void forget_oldest(Pictures& pictures) {
  while (pictures.bytes > pictures.most_bytes) {
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

}  // namespace

// A face-down tile.
static bool shows_nothing(const Game& game, TypeIndex type) {
  return type_of(game, type).segments.empty();
}

TilePicture tile_picture(Pictures& pictures, const Game& game, const TileLook& look, float pixels,
                         float away) {
  if (shows_nothing(game, look.type)) return {back_picture(pictures, pixels), 1, true};
  PictureName name{PictureKind::tile, subject_of(game, look.type),
                   static_cast<std::uint8_t>(look.variant % art::tile_variants),
                   static_cast<std::uint8_t>(look.rotation & 3), look.finished};
  return tile_of(pictures, name, pixels, &type_of(game, look.type), away);
}

TilePicture printed_tile(Pictures& pictures, const Catalogue& catalogue, int tile, int rotation,
                         unsigned variant, float pixels) {
  const auto index = static_cast<std::size_t>(tile);
  const PictureName name{PictureKind::tile, subject_of(index),
                         static_cast<std::uint8_t>(variant % art::tile_variants),
                         static_cast<std::uint8_t>(rotation & 3)};
  return tile_of(pictures, name, pixels, &catalogue.tiles[index]);
}

ImTextureID back_picture(Pictures& pictures, float pixels) {
  return texture_of(best_picture(pictures, {PictureKind::back, 0, 0, 0},
                                 std::min(2, level_for(pixels)), nullptr));
}

ImTextureID piece_picture(Pictures& pictures, Piece piece, art::Pose pose, int colour,
                          float pixels) {
  const PictureName name{PictureKind::piece, static_cast<std::uint16_t>(piece),
                         static_cast<std::uint8_t>(pose), static_cast<std::uint8_t>(colour & 7)};
  return texture_of(best_picture(pictures, name, std::min(3, level_for(pixels)), nullptr));
}

ImTextureID face_picture(Pictures& pictures, int face, art::Mood mood, float pixels) {
  const PictureName name{PictureKind::face, static_cast<std::uint16_t>(face),
                         static_cast<std::uint8_t>(mood)};
  return texture_of(best_picture(pictures, name, std::min(3, level_for(pixels)), nullptr));
}

ImTextureID icon_picture(Pictures& pictures, art::Glyph icon, float pixels) {
  return texture_of(best_picture(pictures,
                                 {PictureKind::icon, static_cast<std::uint16_t>(icon), 0, 0},
                                 std::min(2, level_for(pixels)), nullptr));
}

ImTextureID token_picture(Pictures& pictures, art::TokenPainter token, float pixels) {
  return texture_of(
      best_picture(pictures, {PictureKind::token, 0, 0, 0, 0, token}, level_for(pixels), nullptr));
}

ImTextureID linen_picture(Pictures& pictures) {
  return texture_of(best_picture(pictures, {PictureKind::linen, 0, 0, 0}, 2, nullptr));
}

ImTextureID segment_picture(Pictures& pictures, const Game& game, TypeIndex type, int segment) {
  const PictureName name{PictureKind::segment, subject_of(game, type),
                         static_cast<std::uint8_t>(segment), 0};
  return texture_of(best_picture(pictures, name, mask_level, &type_of(game, type)));
}

ImTextureID hatch_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                          int segment, int colour) {
  const PictureName name{PictureKind::hatch, subject_of(game, type),
                         static_cast<std::uint8_t>(segment | (colour & 7) << 4),
                         static_cast<std::uint8_t>(rotation & 3)};
  return texture_of(best_picture(pictures, name, mask_level, &type_of(game, type)));
}

ImTextureID edge_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                         int segment, int colour) {
  const PictureName name{PictureKind::edge, subject_of(game, type),
                         static_cast<std::uint8_t>(segment | (colour & 7) << 4),
                         static_cast<std::uint8_t>(rotation & 3)};
  return texture_of(best_picture(pictures, name, edge_level, &type_of(game, type)));
}

const art::SegmentMap& segment_map(Pictures& pictures, const Game& game, TypeIndex type) {
  return map_of(pictures.maps, subject_of(game, type), type_of(game, type));
}

bool postpone_pictures(Pictures& pictures) {
  pictures.wishes.clear();
  return true;
}

bool take_painted(Pictures& pictures) {
  std::size_t bytes = 0;
  while (bytes < portion) {
    std::optional<platform::Painted> arrived = platform::take_painted();
    if (!arrived) return false;
    bytes += arrived->rgba.size() * 4;
    if (pictures.painted.count(arrived->number) != 0) continue;  // the page was faster
    const int size = level_pixels(level_in(arrived->number));
    keep_picture(pictures, arrived->number, {size, size, std::move(arrived->rgba)});
  }
  return true;
}

bool paint_pictures(Pictures& pictures, double seconds, bool moving) {
  using Clock = std::chrono::steady_clock;
  const auto begun = Clock::now();
  sort_stably(pictures.wishes,
              [](const PictureWish& a, const PictureWish& b) { return a.urgency > b.urgency; });
  const bool painters = platform::painters_ready();
  std::vector<std::uint64_t> theirs;
  bool left = false, painted = false;
  for (const PictureWish& wish : pictures.wishes) {
    if (moving && wish.urgency < missing) {
      left = true;
      break;
    }
    if (find_picture(pictures, wish.name, wish.level)) continue;  // requested twice
    if (painters && wish.name.kind != PictureKind::linen) {
      theirs.push_back(number_of(wish.name, wish.level));
      continue;
    }
    const bool late =
        painted && std::chrono::duration<double>(Clock::now() - begun).count() > seconds;
    if (!late) add_picture(pictures, wish);
    painted = left = true;  // it is visible in the next frame
  }
  pictures.wishes.clear();
  platform::request_painted(theirs);
  forget_oldest(pictures);
  ++pictures.frame;
  return left || pictures.now < pictures.fading_until;
}

}  // namespace bastide::web
