// Tiles and pieces on the screens: each of one size, whatever the screen's.
#pragma once

#include "web/art/set_art.hpp"
#include "web/drawing/pictures.hpp"

namespace bastide::web {

// Null until it is painted. `tile`: its place in the catalogue.
inline TilePicture painted_tile(Pictures& pictures, const Catalogue& catalogue, int tile,
                                int rotation, unsigned variant) {
  return printed_tile(pictures, catalogue, tile, rotation, variant, 256);
}

inline ImTextureID painted_meeple(Pictures& pictures, int colour, bool lying) {
  return piece_picture(pictures, Piece::meeple, lying ? art::Pose::lying : art::Pose::standing,
                       colour, 128);
}

// A figure, standing, or a token.
inline ImTextureID painted_piece(Pictures& pictures, Piece piece, int colour) {
  const art::TokenPainter token = art::token_of(piece);
  return token ? token_picture(pictures, token, 128)
               : piece_picture(pictures, piece, art::Pose::standing, colour, 128);
}

}  // namespace bastide::web
