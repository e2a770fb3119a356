#include "web/platform/user_files.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void save_file(std::string_view name, std::string_view bytes) {
  place().saved = name;
  place().bytes = bytes;
}
bool save_picture(std::string_view name, int, int, const std::uint32_t*) {
  if (place().pictures_protected) return false;
  place().saved = name;
  return true;
}
void open_file() {}
std::optional<OpenedFile> opened_file() { return std::exchange(place().opened, std::nullopt); }

}  // namespace bastide::web::platform
