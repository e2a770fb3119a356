#include "web/screens/paintings.hpp"

#include "web/art/set_art.hpp"
#include "web/platform/texture.hpp"

namespace bastide::web {
namespace {

template <class Paint>
ImTextureID painting(Paintings& paintings, const std::string& key, bool at_once, Paint paint) {
  if (const auto found = paintings.made.find(key); found != paintings.made.end())
    return found->second;
  if (!at_once && paintings.budget-- <= 0) {
    paintings.waiting = true;
    return nullptr;
  }
  const art::Image image = paint();
  const ImTextureID texture = texture_create(image.width, image.height, image.rgba.data());
  paintings.made.emplace(key, texture);
  return texture;
}

}  // namespace

void paintings_frame(Paintings& paintings, bool paint) {
  paintings.budget = paint ? 2 : 0;
  paintings.waiting = false;
}

ImTextureID painted_tile(Paintings& paintings, const TileType& type, int rotation,
                         std::uint32_t variant) {
  const std::string key = type.id + '/' + std::to_string(rotation) + '/' + std::to_string(variant);
  return painting(paintings, key, false, [&] {
    art::TilePaint how;
    how.rotation = rotation;
    how.variant = variant;
    return art::paint_tile(type, how);
  });
}

ImTextureID sketched_tile(Paintings& paintings, const TileType& type, int rotation) {
  const std::string key = type.id + '/' + std::to_string(rotation);
  return painting(paintings, key, true, [&] { return art::sketch_tile(type, rotation); });
}

ImTextureID painted_piece(Paintings& paintings, Piece piece, art::Pose pose, int colour) {
  const std::string key = "piece/" + std::to_string(static_cast<int>(piece)) + '/' +
                          std::to_string(colour) + (pose == art::Pose::lying ? "/lying" : "");
  return painting(paintings, key, false, [&] {
    const art::TokenPainter token = art::token_of(piece);
    return token ? art::paint_token(token, 128) : art::paint_piece(piece, pose, colour, 128);
  });
}

ImTextureID painted_meeple(Paintings& paintings, int colour, bool lying) {
  return painted_piece(paintings, Piece::meeple, lying ? art::Pose::lying : art::Pose::standing,
                       colour);
}

}  // namespace bastide::web
