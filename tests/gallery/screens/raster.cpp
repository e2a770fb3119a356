#include "tests/gallery/screens/raster.hpp"

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "web/drawing/raster.hpp"
#include "web/platform/texture.hpp"

namespace bastide::web {
namespace {

struct Texture {
  int width, height;
  bool smooth;
  std::vector<std::uint32_t> rgba;
};

// All textures, with the stages that use them.
std::set<Texture*>& textures() {
  static std::set<Texture*> all;
  return all;
}
int stages = 0;

Texels texels_of(ImTextureID id) {
  const auto* texture = static_cast<const Texture*>(id);
  if (!texture) return {};
  return {texture->width, texture->height, texture->rgba.data(), texture->smooth};
}

}  // namespace

ImTextureID texture_create(int width, int height, const std::uint32_t* rgba, Scaling scaling) {
  auto* texture = new Texture{width, height, scaling == Scaling::smooth, {}};
  texture->rgba.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  if (rgba) std::copy_n(rgba, texture->rgba.size(), texture->rgba.data());
  textures().insert(texture);
  return texture;
}

void texture_destroy(ImTextureID id) {
  auto* texture = static_cast<Texture*>(id);
  textures().erase(texture);
  delete texture;
}

}  // namespace bastide::web

namespace gallery {

using namespace bastide::web;
using bastide::art::Image;

StageTextures::StageTextures() { ++stages; }
StageTextures::~StageTextures() {
  if (--stages != 0) return;
  for (Texture* texture : textures()) delete texture;
  textures().clear();
}

Image rasterise(const ImDrawData& data, ImU32 paper) {
  const ImVec2 scale = data.FramebufferScale;
  Image image;
  image.width = static_cast<int>(data.DisplaySize.x * scale.x + 0.5f);
  image.height = static_cast<int>(data.DisplaySize.y * scale.y + 0.5f);
  image.rgba.assign(static_cast<std::size_t>(image.width * image.height), paper);
  for (const ImDrawList* list : data.CmdLists)
    bastide::web::rasterise(*list, scale, texels_of, image);
  return image;
}

}  // namespace gallery
