// What the viewer needs of the platform: nothing. Its pictures are in memory and its font is built
// in, so none of this is ever called with anything to do.
#include "web/platform/platform.hpp"

#include "web/platform/texture.hpp"

namespace bastide::web {

ImTextureID texture_create(int, int, const std::uint32_t*, Scaling) { return nullptr; }

namespace platform {

void want_file(std::string_view) {}
Arrival poll_file(std::string_view, std::string&) { return Arrival::none; }
std::optional<Letter> draw_letters(std::string_view, float) { return std::nullopt; }

}  // namespace platform
}  // namespace bastide::web
