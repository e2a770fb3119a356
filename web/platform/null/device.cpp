#include "web/platform/device.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

Device device() { return place().device; }
void set_surroundings(const Surroundings& wanted) { place().surroundings = wanted; }
void fill_screen(bool wanted) { place().device.fills = wanted; }
std::uint64_t fresh_seed() { return place().fresh; }

}  // namespace bastide::web::platform
