// The painters: they paint beside the page, and keep what they have painted for the next visit. A
// picture has a number below 2^53 (web/drawing/painting.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace bastide::web::platform {

bool painters_ready();  // false: there are none, or not yet, and the page paints by itself
// What they are to paint, the first first, instead of what was wanted before. What they finish
// wakes the page.
void request_painted(const std::vector<std::uint64_t>& numbers);
struct Painted {
  std::uint64_t number = 0;
  std::vector<std::uint32_t> rgba;  // as in texture_create
};
std::optional<Painted> take_painted();

}  // namespace bastide::web::platform
