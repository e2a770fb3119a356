#include "web/platform/sharing.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void copy_text(std::string_view text) { place().copied = text; }
void copy_diagnostics() {}
void share(std::string_view, std::string_view text, std::string_view url,
           const SharedPicture& picture) {
  place().copied = std::string(text) + '|' + std::string(url);
  place().shared_width = picture.rgba ? picture.width : 0;
}
Answer copy_answer() { return place().copy_answer; }

}  // namespace bastide::web::platform
