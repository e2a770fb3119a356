// Letters that the page's fonts lack, or a name in them, drawn in whatever font the system has.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide::web::platform {

struct Letter {
  int width = 0, height = 0;
  float left = 0, top = 0;  // from where it is written, on the baseline
  float advance = 0;
  bool coloured = false;  // a picture, like emoji; otherwise white, to be given any colour
  std::vector<std::uint32_t> rgba;  // width * height, bytes R, G, B, A, straight alpha
};
// Nothing where the system cannot be asked. `em`: in device pixels.
std::optional<Letter> draw_letters(std::string_view text, float em);

}  // namespace bastide::web::platform
