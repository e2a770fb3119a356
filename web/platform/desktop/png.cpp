#include "web/platform/desktop/png.hpp"

#define STB_IMAGE_WRITE_IMPLEMENTATION
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#pragma GCC diagnostic ignored "-Wconversion"
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

namespace bastide::web {

bool write_png(const std::string& file, int width, int height,
               const std::vector<std::uint32_t>& rgba) {
  return stbi_write_png(file.c_str(), width, height, 4, rgba.data(), width * 4) != 0;
}

bool write_jpeg(const std::string& file, int width, int height,
                const std::vector<std::uint32_t>& rgba, int quality) {
  return stbi_write_jpg(file.c_str(), width, height, 4, rgba.data(), quality) != 0;
}

}  // namespace bastide::web
