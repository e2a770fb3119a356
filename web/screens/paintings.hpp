// Tiles and pieces as textures for the screens, painted a few at a time so that no frame is
// delayed.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <map>
#include <string>

#include "engine/tiles/tile_type.hpp"
#include "web/art/art.hpp"

namespace bastide::web {

struct Paintings {
  std::map<std::string, ImTextureID> made;
  int budget = 0;        // number of pictures that may still be painted in this frame
  bool waiting = false;  // whether more have been requested
};

// Call at the start of a frame. `paint`: new pictures may be painted in it.
void paintings_frame(Paintings& paintings, bool paint);

// Null until it is painted.
ImTextureID painted_tile(Paintings& paintings, const TileType& type, int rotation,
                         std::uint32_t variant);
// The same as a rough sketch, available at once.
ImTextureID sketched_tile(Paintings& paintings, const TileType& type, int rotation);
// A figure, standing or lying, or a token.
ImTextureID painted_piece(Paintings& paintings, Piece piece, art::Pose pose, int colour);
ImTextureID painted_meeple(Paintings& paintings, int colour, bool lying);

}  // namespace bastide::web
