// Pictures as textures: painted on demand, by the painters beside the page or, as long as there are
// none, a few in each frame; and dropped, the longest unused first, when they are too many.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engine/rules/vocabulary.hpp"
#include "web/art/image.hpp"
#include "web/drawing/painting.hpp"

namespace bastide::web {

struct Picture {
  ImTextureID texture = nullptr;
  std::size_t bytes = 0;
  unsigned last_used = 0;  // frame
  double since = 0;        // when the first of it arrived, whatever its size
};

// A visible picture that has not been painted yet.
struct PictureWish {
  PictureName name;
  int level = 0;
  const TileType* type = nullptr;  // of tiles and masks
  float urgency = 0;
};

struct Pictures {
  std::map<std::uint64_t, Picture> painted;  // by number
  std::vector<PictureWish> wishes;           // of this frame
  SegmentMaps maps;
  std::size_t bytes = 0, most_bytes = 128u << 20;
  unsigned frame = 0;
  double now = 0;           // seconds since the start, set before every frame
  double fade = 0;          // seconds in which a tile appears
  double fading_until = 0;  // the last one has appeared
  // Paints every picture as soon as it is requested; its texture is the address of an art::Image.
  bool in_memory = false;
  std::vector<std::unique_ptr<art::Image>> images;
};

// How a tile looks. `variant` is any number: it makes tiles of one type look different
// (art::next_variant). `finished`: a mask of its segments.
struct TileLook {
  TypeIndex type = no_type;
  int rotation = 0;
  unsigned variant = 0;
  std::uint16_t finished = 0;
};

// A picture of a tile, and how much of it is to be seen: on the table it fades in.
struct TilePicture {
  ImTextureID texture = nullptr;
  float alpha = 0;
  bool exact = false;  // it shows the finished segments that were asked for
  operator ImTextureID() const { return texture; }
};

inline constexpr float in_hand = -0.9f;  // as `away`: before everything else

// Each returns the best picture available for a size in device pixels, nullptr if there is none
// yet. `away`: the distance from where one looks, in tiles; the nearest are painted first.
TilePicture tile_picture(Pictures& pictures, const Game& game, const TileLook& look, float pixels,
                         float away = 0);
// The same of a type as the catalogue prints it.
TilePicture printed_tile(Pictures& pictures, const Catalogue& catalogue, int tile, int rotation,
                         unsigned variant, float pixels);
ImTextureID back_picture(Pictures& pictures, float pixels);
ImTextureID piece_picture(Pictures& pictures, Piece piece, art::Pose pose, int colour,
                          float pixels);
ImTextureID token_picture(Pictures& pictures, art::TokenPainter token, float pixels);
ImTextureID face_picture(Pictures& pictures, int face, art::Mood mood, float pixels);
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

// True: what has been requested is to be requested again in the next frame.
bool postpone_pictures(Pictures& pictures);
// Takes over what the painters have finished, some of it in each frame. True if there is more.
bool take_painted(Pictures& pictures);
// Lets the painters paint what has been requested, or without any paints it: at least one picture,
// until `seconds` have passed. While the board moves, only what has no picture at all. The tile in
// hand comes first, then what is small but informative: figures, then what a view lays over the
// tiles, then tiles. True if another frame is needed; painters ask for one themselves.
bool paint_pictures(Pictures& pictures, double seconds, bool moving);

}  // namespace bastide::web
