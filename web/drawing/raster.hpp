// A software rasteriser for ImGui's draw lists: renders them into memory without a graphics card,
// with the same pixels everywhere.
#pragma once

#include <imgui.h>

#include "web/art/image.hpp"

namespace bastide::web {

// Pixels as in art::Image. A texture that is not smooth repeats beyond its edges.
struct Texels {
  int width = 0, height = 0;
  const std::uint32_t* rgba = nullptr;
  bool smooth = true;
};

// Draws over the picture; `scale`: its pixels per ImGui pixel. Unknown textures, which have no
// pixels, are skipped.
void rasterise(const ImDrawList& list, ImVec2 scale, Texels (*texels_of)(ImTextureID),
               art::Image& image);

}  // namespace bastide::web
