#include "web/platform/clock.hpp"

namespace bastide::web::platform {

std::string date_in_digits(std::string_view date, DateStyle style) {
  switch (style) {
    case DateStyle::full:
      return std::string(date);
    case DateStyle::month:
      return std::string(date.substr(0, 7));
    case DateStyle::brief:
      return std::string(date.substr(date.size() < 5 ? 0 : 5));
    case DateStyle::weekday:
      break;
  }
  return {};
}

}  // namespace bastide::web::platform
