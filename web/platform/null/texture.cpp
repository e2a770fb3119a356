#include "web/platform/texture.hpp"

namespace bastide::web {

// Textures contain nothing, but each is distinct.
ImTextureID texture_create(int, int, const std::uint32_t*, Scaling) {
  static std::uintptr_t count = 0;
  return reinterpret_cast<ImTextureID>(++count);
}
void texture_destroy(ImTextureID) {}

}  // namespace bastide::web
