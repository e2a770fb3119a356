// Writes pictures to files, for tests.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace bastide::web {

bool write_png(const std::string& file, int width, int height,
               const std::vector<std::uint32_t>& rgba);
bool write_jpeg(const std::string& file, int width, int height,
                const std::vector<std::uint32_t>& rgba, int quality);  // of 100

}  // namespace bastide::web
