// Pictures for ImGui's draw lists, whatever draws them.
#pragma once

#include <imgui.h>

#include <cstdint>

namespace bastide::web {

// `rgba` holds width * height pixels, bytes R, G, B, A, straight alpha. Smooth when scaled; with
// mipmaps where the sizes are powers of two and the renderer can.
ImTextureID texture_create(int width, int height, const std::uint32_t* rgba);
// Replaces a part of the picture.
void texture_update(ImTextureID texture, int x, int y, int width, int height,
                    const std::uint32_t* rgba);
void texture_destroy(ImTextureID texture);

}  // namespace bastide::web
