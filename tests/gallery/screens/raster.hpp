// Renders ImGui's draw data into a picture, without a window or a graphics card: the same pixels
// everywhere.
#pragma once

#include <imgui.h>

#include "web/art/image.hpp"

namespace gallery {

// `paper`: the background, as IM_COL32.
bastide::art::Image rasterise(const ImDrawData& data, ImU32 paper);

// Textures are freed when the last stage that holds one of these is gone.
struct StageTextures {
  StageTextures();
  ~StageTextures();
  StageTextures(const StageTextures&) = delete;
};

}  // namespace gallery
