#include "web/platform/clock.hpp"

#include "web/platform/null/place.hpp"

namespace bastide::web::platform {

long long unix_seconds() { return place().now; }
long long local_seconds(long long unix_seconds) { return unix_seconds + place().zone; }
std::string date_words(std::string_view, std::string_view date, DateStyle style) {
  return date_in_digits(date, style);
}
void wake_after(double seconds) { place().wakes_after = seconds; }

}  // namespace bastide::web::platform
