// The painter's pictures as textures: painted on demand, a few in each frame, and dropped when they
// have not been used for a while.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engine/rules/game.hpp"
#include "web/art/art.hpp"

namespace bastide::web {

// What is on a picture. `subject` is the tile type's place in the catalogue and how it is printed,
// a figure, a mark or an icon; `detail` the variant of a tile, the segment of a mask (and its
// hatching), the pose of a figure.
enum class PictureKind : std::uint8_t {
  tile,
  sketch,
  back,
  piece,
  mark,
  icon,
  token,
  segment,
  hatch,
  edge,
  linen
};

struct PictureName {
  PictureKind kind = PictureKind::tile;
  std::uint16_t subject = 0;
  std::uint8_t detail = 0;
  std::uint8_t turn = 0;       // rotation of a tile, colour of a piece or mark
  std::uint16_t finished = 0;  // segments of a tile
  art::TokenPainter token = nullptr;
};

struct Picture {
  ImTextureID texture = nullptr;
  std::size_t bytes = 0;
  unsigned last_used = 0;  // frame
};

// A visible picture that has not been painted yet.
struct PictureWish {
  PictureName name;
  int level = 0;
  const TileType* type = nullptr;  // of tiles and masks
  float urgency = 0;
};

struct Pictures {
  std::map<std::uint64_t, Picture> painted;
  std::vector<PictureWish> wishes;                                 // of this frame
  std::map<std::uint16_t, std::unique_ptr<art::SegmentMap>> maps;  // of tiles, by subject
  std::size_t bytes = 0;
  unsigned frame = 0;
  // Paints every picture as soon as it is requested; its texture is the address of an art::Image.
  bool in_memory = false;
  std::vector<std::unique_ptr<art::Image>> images;
};

// Each returns the best picture available for a size in device pixels, nullptr if there is none
// yet. `variant` is any number: it makes tiles of one type look different (art::next_variant).
// `away`: the distance from the middle of the view, in tiles; the nearest are painted first.
ImTextureID tile_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                         unsigned variant, float pixels, std::uint16_t finished = 0,
                         float away = 0);
// A sketch that is available at once, shown until the picture is.
ImTextureID tile_sketch(Pictures& pictures, const Game& game, TypeIndex type, int rotation);
// The picture if there is one, else the sketch.
ImTextureID tile_or_sketch(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                           unsigned variant, float pixels);
ImTextureID back_picture(Pictures& pictures, float pixels);
ImTextureID piece_picture(Pictures& pictures, Piece piece, art::Pose pose, int colour,
                          float pixels);
ImTextureID token_picture(Pictures& pictures, art::TokenPainter token, float pixels);
ImTextureID icon_picture(Pictures& pictures, art::Glyph icon, float pixels);
ImTextureID linen_picture(Pictures& pictures);  // the cloth on the table, 256 x 256
// The shape of a segment on its tile in rotation 0, white.
ImTextureID segment_picture(Pictures& pictures, const Game& game, TypeIndex type, int segment);
// The same in the tile's rotation, with the hatching of a player's colour.
ImTextureID hatch_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                          int segment, int colour);

// Only the edge of a segment, hatched in the same way: visible from afar.
ImTextureID edge_picture(Pictures& pictures, const Game& game, TypeIndex type, int rotation,
                         int segment, int colour);

const art::SegmentMap& segment_map(Pictures& pictures, const Game& game, TypeIndex type);

// Paints what has been requested, at least one picture, until `seconds` have passed; while the
// board moves, only what has no picture at all. Small but informative things come first: figures,
// then what a view lays over the tiles, then tiles. True if requests are left.
bool paint_pictures(Pictures& pictures, double seconds, bool moving);

}  // namespace bastide::web
