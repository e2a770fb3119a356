// Draws what ImGui has drawn into a picture in memory, without a graphics card: the same pixels
// everywhere.
#pragma once

#include <imgui.h>

#include "web/art/image.hpp"

namespace bastide::web {

// Pixels as in art::Image. What is not smooth is repeated beyond its edges.
struct Texels {
  int width = 0, height = 0;
  const std::uint32_t* rgba = nullptr;
  bool smooth = true;
};

// Over what is in the picture; `scale`: its pixels per pixel of ImGui. Textures that are not known,
// without pixels, are left out.
void rasterise(const ImDrawList& list, ImVec2 scale, Texels (*texels_of)(ImTextureID),
               art::Image& image);

}  // namespace bastide::web
