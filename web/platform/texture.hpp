// Textures for ImGui's draw lists, independent of the renderer.
#pragma once

#include <imgui.h>

#include <cstdint>

namespace bastide::web {

// Smooth when scaled (with mipmaps where the sizes are powers of two and the renderer supports
// them), or only ever drawn pixel for pixel, which is three times as fast without a graphics card.
enum class Scaling { smooth, none };

// `rgba` holds width * height pixels, bytes R, G, B, A, straight alpha.
ImTextureID texture_create(int width, int height, const std::uint32_t* rgba,
                           Scaling scaling = Scaling::smooth);
void texture_destroy(ImTextureID texture);

}  // namespace bastide::web
