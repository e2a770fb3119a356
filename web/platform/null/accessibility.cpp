#include "web/platform/accessibility.hpp"

#include <utility>

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

void announce(std::string_view text) { (place().said += text) += '\n'; }
void tell(std::string_view lines) { place().told = lines; }
std::string asked_control() { return std::exchange(place().asked, {}); }

}  // namespace bastide::web::platform
