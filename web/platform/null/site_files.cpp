#include "web/platform/site_files.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void request_file(std::string_view) {}
Arrival poll_file(std::string_view name, std::string& bytes) {
  if (place().late.count(std::string(name)) != 0) return Arrival::waiting;
  if (!place().site_file || place().lost.count(std::string(name)) != 0) return Arrival::failed;
  bytes = place().site_file(name);
  return bytes.empty() ? Arrival::failed : Arrival::arrived;
}

}  // namespace bastide::web::platform
